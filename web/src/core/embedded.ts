/** Whether the page stands in a frame of another site: it then acts for nobody, and shows nothing but what it was asked for. */
export const EMBED = "/embed/";
export const EMBEDDED = typeof location !== "undefined" && location.pathname.startsWith(EMBED);

/** What a page in a frame remembers, until it is gone: browsers deny a stranger's frame the storage of its site. */
function passingMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (name: string) => kept.get(name) ?? null,
    key: (n: number) => [...kept.keys()][n] ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

if (EMBEDDED)
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { value: passingMemory(), configurable: true });
