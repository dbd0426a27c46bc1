/** A field of a view without a text of its own, made readable. */
export const plainName = (name: string): string => name.replaceAll("_", " ").replaceAll("-", " ");

/** The plain figures of a player, read from any view that has a list called `players`. */
export function plainValues(view: Record<string, unknown>, seat: number): [string, string][] {
  const players = view.players;
  const player = Array.isArray(players) ? (players[seat] as unknown) : null;
  if (!player || typeof player !== "object") return [];
  return Object.entries(player).flatMap(([name, value]): [string, string][] => {
    if (typeof value === "number") return [[name, String(value)]];
    if (Array.isArray(value) && value.every((item) => typeof item === "number"))
      return [[name, value.join(" ") || "–"]];
    return Array.isArray(value) ? [[name, String(value.length)]] : [];
  });
}

/** The plain entries of a view: figures, words, and lists of words. */
export function plainEntries(view: Record<string, unknown>): [string, string[]][] {
  return Object.entries(view).flatMap(([name, value]): [string, string[]][] => {
    if (typeof value === "number" || typeof value === "string") return [[name, [String(value)]]];
    const words =
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((item) => typeof item === "string" || typeof item === "number");
    return words ? [[name, value.map(String)]] : [];
  });
}
