"""The authority over tables: what is legal now, what is stored, who is told."""
