/** The box of a piece: units of the drawing it lies in (a number), or any CSS length on a page of HTML. */
export function frame(size: number | string, ratio: number): { width?: number; height?: number; style?: string } {
  if (typeof size === "number") return { width: size, height: size * ratio };
  return { style: `width: ${size}; height: calc(${size} * ${ratio})` };
}
