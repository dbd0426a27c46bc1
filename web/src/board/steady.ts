/** Where pieces lie, found again while they still move. */

const LONG_ENOUGH = 900; // ms until a board of another size is fitted and every piece lies still

/** Look with every frame of a while; returns how to stop. */
export function lookAWhile(look: () => void): () => void {
  const end = performance.now() + LONG_ENOUGH;
  const again = (): void => {
    look();
    if (performance.now() < end) frame = requestAnimationFrame(again);
  };
  let frame = requestAnimationFrame(again);
  return () => cancelAnimationFrame(frame);
}

/** Look for a while whenever a node gets another size; returns how to stop. */
export function lookAtSizes(node: Element, look: () => void): () => void {
  let stop = (): void => undefined;
  const sizes = new ResizeObserver(() => {
    stop();
    stop = lookAWhile(look);
  });
  sizes.observe(node);
  return () => {
    stop();
    sizes.disconnect();
  };
}
