/** What goes on now, in a few words beside the token at stake. It says what everybody may know, and nothing of a hand. */
import type { ParbourgView } from "@web/generated/games/parbourg";

export interface Note {
  key: string;
  args: Record<string, number>;
  seat: number;
  card: string | null;
}

export function noteOf(view: ParbourgView): Note {
  const card = typeof view.asking.card === "string" ? view.asking.card : null;
  const note = (key: string, seat: number, args: Record<string, number> = {}): Note => ({ key, args, seat, card });
  const question: string = view.asking.question ?? "";
  const seats: number[] = view.asking.seats ?? [];
  if (view.phase === "over") return note("note-over", -1);
  if (question === "answer" && card) return note("note-answer", view.asking.by ?? -1);
  if (question === "play-ephemeral") return note("note-window", -1);
  if (question === "play-at-dawn") return note("note-dawn", -1);
  if (question === "draw-extra-cards") return note("note-draws", seats[0] ?? -1);
  if (view.phase !== "challenge") return note(`note-${view.phase}`, seats[0] ?? -1);
  if (card && seats.length === 1) return note("note-effect", seats[0]);
  if (view.turn === null) return note("note-counting", -1);
  return note(view.last ? "note-last" : "note-turn", view.turn, { left: view.pile.length });
}
