"""Bytes that grow, as `librt.strings` has them."""


class BytesWriter(bytearray):
    """Cells that are written one after the other; `append`, length and single cells are those of a bytearray."""

    def write(self, cells: bytes) -> None:
        """Add cells at the end."""
        self.extend(cells)

    def truncate(self, size: int) -> None:
        """Keep the first `size` cells."""
        del self[size:]

    def getvalue(self) -> bytes:
        """Return everything that was written."""
        return bytes(self)
