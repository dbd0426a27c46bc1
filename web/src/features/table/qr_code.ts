/** A link as a QR code: the path of its dark squares, with the quiet edge that cameras need. */
import { encode } from "uqr";

export function qrPath(link: string): { path: string; size: number } {
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return { path, size };
}
