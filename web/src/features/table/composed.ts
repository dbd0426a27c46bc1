/** How what the engine tells of a composed turn is read: what it gains, and which default is a matter of how often. */
import type { Choice, ComposedChange, ComposedDefault, ComposedTurn } from "@web/generated/protocol";

const MOST = 2; // gains that a button has room to tell

/** What a completion gains, of the changes that matter, in their order. */
export function gainsOf(completion: ComposedTurn, names?: readonly string[]): ComposedChange[] {
  const order = names ?? completion.changes.map((change) => change.name);
  return order
    .flatMap((name) => completion.changes.find((change) => change.name === name) ?? [])
    .filter((change) => change.gain > 0)
    .slice(0, MOST);
}

/**
 * What pieces mean without a chosen action: what they do by themselves, else what is usual for them, else the only way,
 * unless it can't be taken back: nobody may press that who meant something else.
 */
export function meantBy(completions: readonly ComposedTurn[], usual: string): ComposedTurn | null {
  const alone = completions.find((one) => one.chosen.length === 0);
  const first = (anchor: string) => completions.find((one) => one.anchor === anchor);
  const only = completions.every((one) => one.anchor === completions[0].anchor && !one.seals) ? completions[0] : null;
  return alone ?? first(usual) ?? only ?? null;
}

/** The defaults one can replace: of equal ones (step after step) the first, as the engine takes a choice as soon as it may. */
export function distinctDefaults(defaults: readonly ComposedDefault[]): ComposedDefault[] {
  return defaults.filter(({ answer }, i) => defaults.findIndex((one) => one.answer.code === answer.code) === i);
}

/** A default that says how often: each way with its number, from few to many. */
export interface Steps {
  answer: Choice;
  number: number;
  fewer: Choice | null;
  more: Choice | null;
}

const numberIn = ({ label }: Choice): number | null => {
  const figures = Object.values(label.args).filter((value) => typeof value === "number");
  return figures.length === 1 && Object.keys(label.args).length === 1 ? figures[0] : null;
};

/** Null where the alternatives differ in more than a number. */
export function stepsOf({ answer, alternatives }: ComposedDefault): Steps | null {
  const all = [answer, ...alternatives];
  if (!all.every((one) => one.label.key === answer.label.key && numberIn(one) !== null)) return null;
  const sorted = all.toSorted((a, b) => (numberIn(a) ?? 0) - (numberIn(b) ?? 0));
  const at = sorted.indexOf(answer);
  return { answer, number: numberIn(answer) ?? 0, fewer: sorted[at - 1] ?? null, more: sorted[at + 1] ?? null };
}
