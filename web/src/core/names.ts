/** Names that can be told apart: two bots called Page become Page I and Page II. */
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** A figure as it is carved over a door. */
export const roman = (n: number): string => ROMAN[n] ?? String(n);

export function tellApart(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((other) => other === name).length < 2) return name;
    const n = counts.get(name) ?? 0;
    counts.set(name, n + 1);
    return `${name} ${roman(n + 1)}`;
  });
}

/** Whether all these names are one person's: Anna, Anna 2, Anna 3. */
export function onePerson(names: readonly string[]): boolean {
  const own = names.reduce((shortest, name) => (name.length < shortest.length ? name : shortest), names[0] ?? "");
  return names.every(
    (name) => name === own || (name.startsWith(`${own} `) && /^\d+$/.test(name.slice(own.length + 1))),
  );
}
