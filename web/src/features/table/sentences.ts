/** What the question bar says when it asks, waits, looks back or closes. */
import type { ReplayMessage, Update } from "@web/generated/protocol";
import type { Entry } from "./chronicle";
import { socket } from "@web/core/socket.svelte";
import type { Table } from "./store.svelte";
import { t, texts } from "@web/i18n/texts.svelte";
import type { Say } from "@web/board/contract";
import { eventWords } from "./fact_words";
import type { Stand } from "./around.svelte";

export function questionLine(table: Table): string {
  const { live, say } = table;
  if (!live || !say) return t("one-moment");
  if (table.replay.on) return t("looking-back", { at: table.replay.at ?? 0, of: table.replay.total });
  if (live.over) return resultLine(table);
  const around = aroundLine(table);
  if (around) return around.sentence;
  if (table.busy && socket.link !== "open") return t("kept-for-later");
  const played = table.direct.played?.turn.label;
  if (live.end_turn) return played ? t("turn-played", { turn: say.label(played) }) : t("turn-complete");
  if (table.composition.begun) return composedLine(table, live, say);
  if (live.question && live.answered === null)
    return table.ui?.layout.asks?.(live.question, table.choices) || say.label(live.question);
  if (live.answered !== null) return t("answered");
  return t("waits-for", { names: live.waiting.map((seat) => say.seat(seat)).join(", ") });
}

/** How it stands around the game, where that comes before a question or nothing is asked. */
export function aroundLine(table: Table): Stand | null {
  const { now } = table.around;
  return now && (now.asks || !(table.asked || table.live?.end_turn)) ? now : null;
}

const waitLine = (table: Table, live: Update, say: Say): string =>
  table.broken || !live.waiting.length
    ? ""
    : t("waits-for", { names: live.waiting.map((seat) => say.seat(seat)).join(", ") });

/** What is being put together: the action by its name, or the usual one and that others are open; else what is asked. */
function composedLine(table: Table, live: Update, say: Say): string {
  const { chosen, now, shown } = table.composition;
  const asked = shown?.label ?? live.question;
  if (!now) return asked ? say.label(asked) : "";
  const action = table.ui?.layout.actionName?.(now, live.view, say) ?? (now.label ? say.label(now.label) : "");
  if (!action) return asked ? say.label(asked) : ""; // within an action: it was chosen before
  return chosen.length > 0 ? action : t("or-glows", { action });
}

export function subLine(table: Table, listed: boolean): string {
  const { live, say } = table;
  if (!live || !say) return "";
  if (table.replay.on) return momentLine(table.replay.update, say);
  if (live.over) return t("look-back-hint");
  const around = aroundLine(table);
  if (around) return around.hint || waitLine(table, live, say);
  if (table.busy && socket.link !== "open") return t("kept-hint");
  if (live.end_turn) return t(table.direct.played ? "turn-played-hint" : "turn-complete-hint");
  if (live.answered !== null) return t("waits-for", { names: live.waiting.map((seat) => say.seat(seat)).join(", ") });
  if (!table.asked) return table.around.waitingHint || t(table.seat < 0 ? "you-watch" : "you-wait");
  if (table.pass) return t("passes-by-itself");
  if (table.composition.begun) return aboutLine(table, say);
  if (table.composition.open) return t("compose-either");
  return listed || !table.ui?.Board ? t("choose-one") : t("choose-glowing");
}

/** The rule of the action in short, or what is still missing. */
function aboutLine(table: Table, say: Say): string {
  const { now, lacking } = table.composition;
  if (!now) return lacking;
  const key = table.keyOf(now.anchor);
  return say.part(key, "short") || say.part(key, "text");
}

/** What led to a moment of a replay; of a game that goes on the decisions of others are told by what came of them. */
function momentLine(update: ReplayMessage | null, say: Say): string {
  if (update?.last) return `${say.seat(update.last.seat)}: ${say.label(update.last.label)}`;
  return update?.events.length ? update.events.map((event) => say.label(event)).join(" ") : t("the-beginning");
}

export const resultLine = (table: Table): string => (table.live && table.say ? whoWon(table.live, table.say) : "");

/** Who won, and whether a tie had to be broken; who played alone has beaten nobody. */
export function whoWon({ ranking, scores }: Pick<Update, "ranking" | "scores">, say: Say): string {
  const winners = ranking?.[0] ?? [];
  const names = new Intl.ListFormat(texts.language).format(winners.map((seat) => say.seat(seat)));
  const points = total(scores?.[winners[0]] ?? {});
  if (winners.length === 0) return t("game-over");
  if (ranking?.flat().length === 1) return t("alone-at-the-end", { names, points });
  const tied = (ranking?.[1] ?? []).some((seat) => total(scores?.[seat] ?? {}) === points);
  return t(winners.length > 1 ? "share-victory" : tied ? "wins-tie" : "wins", { names, points });
}

/** With how many points everyone else ends, in their order. */
export function standings({ live, say }: Table): string[] {
  const others = (live?.ranking ?? []).slice(1).flat();
  const points = (seat: number) => total(live?.scores?.[seat] ?? {});
  return say ? others.map((seat) => t("alone-at-the-end", { names: say.seat(seat), points: points(seat) })) : [];
}

/** A sentence without the name it begins with, where the name was said before. */
function unnamed(sentence: string, name: string): string {
  if (!name || !sentence.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase(texts.language) + rest.slice(1);
}

/** The sentences of an entry of the chronicle: who, said once, and what they did. */
export function entryParts(entry: Pick<Entry, "seat" | "told">, say: Say): { who: string; rest: string } {
  const name = entry.seat >= 0 ? say.seat(entry.seat) : "";
  const [first = "", ...others] = entry.told.map((event) => eventWords(event, say));
  const rest = others.map((sentence) => ` ${unnamed(sentence, name)}`).join("");
  return name && first.startsWith(name)
    ? { who: name, rest: first.slice(name.length) + rest }
    : { who: "", rest: first + rest };
}

export function entryWords(entry: Pick<Entry, "seat" | "told">, say: Say): string {
  const { who, rest } = entryParts(entry, say);
  return who + rest;
}

export const total = (items: Record<string, number>): number => Object.values(items).reduce((sum, n) => sum + n, 0);
