/** Which coins are seen to fly after a move. */
import type { GameEvent } from "@web/generated/protocol";
import { payment, type Payment } from "@web/board/pieces/payment";
import type { TournayView } from "@web/generated/games/tournay";

const bare = (key: unknown): string => String(key).replace(/^(card|event|colour)-/, "");

export function paymentsIn(happened: readonly GameEvent[], view: TournayView): Payment[] {
  const payments: Payment[] = [];
  let source = ""; // the building or event that pays
  const add = (from: string, to: string, deniers: unknown) => payments.push(...payment(from, to, deniers));
  for (const { key, args } of happened) {
    const purse = `seat:${args.seat}`;
    if (key === "activated") source = slotOf(view, Number(args.seat), bare(args.card));
    else if (key === "event-strikes") source = eventOf(view, bare(args.event));
    else if (key === "character-pays") add(slotOf(view, Number(args.seat), bare(args.card)), purse, args.deniers);
    else if (key === "gained") add(source, purse, args.deniers);
    else if (key === "lost-deniers") add(purse, source, args.deniers);
    else if (key === "earned") add(`plaza:${args.seat}-${bare(args.colour)}`, purse, args.deniers);
    else if (key === "hired") add(purse, `plaza:${args.owner}-${bare(args.colour)}`, args.deniers);
    else if (key === "paid") add(purse, `seat:${args.other}`, args.deniers);
    else if (key === "recruited") add(purse, `reserve:${bare(args.colour)}`, args.deniers);
  }
  return payments;
}

/** Where a visible card lies in a district. */
function slotOf(view: TournayView, seat: number, card: string): string {
  const found = view.players[seat].district.find(({ cards }) => cards.at(-1) === card);
  return found ? `slot:${seat}-${found.slot}` : "";
}

function eventOf(view: TournayView, event: string): string {
  const place = view.queue.findIndex((one) => one?.event === event);
  return place < 0 ? "" : `event:${place + 1}`;
}
