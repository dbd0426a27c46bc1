/**
 * The box of a piece: units of the drawing it lies in (a number), or any CSS length on a page of HTML. `figure` is how high
 * the figure on it is, in its own width: on a page it never gets smaller than what can be read.
 */
export function frame(
  size: number | string,
  ratio: number,
  figure = 0,
): { width?: number; height?: number; style?: string } {
  if (typeof size === "number") return { width: size, height: size * ratio };
  const width = figure ? `max(${size}, calc(var(--readable) / ${figure}))` : size;
  return { style: `width: ${width}; height: calc(${width} * ${ratio})` };
}
