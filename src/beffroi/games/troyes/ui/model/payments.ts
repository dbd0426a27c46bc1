/** Which coins are seen to fly after a move. */
import type { GameEvent } from "@web/generated/protocol";
import { payment, type Payment } from "@web/board/pieces/payment";

export function paymentsIn(happened: readonly GameEvent[]): Payment[] {
  const payments: Payment[] = [];
  let card = "";
  const add = (from: string, to: string, deniers: unknown) => payments.push(...payment(from, to, deniers));
  for (const { key, args } of happened) {
    if (typeof args.card === "string") card = args.card.replace("card-", "card:");
    if (key === "buys") add(`seat:${args.seat}`, `seat:${args.owner}`, args.deniers);
    else if (key === "pays") add(`seat:${args.seat}`, `seat:${args.other}`, args.deniers);
    else if (key === "hires") add(`seat:${args.seat}`, card, args.deniers);
    else if (key === "gains-deniers") add(card, `seat:${args.seat}`, args.deniers);
    else if (key === "farms") add("agriculture", `seat:${args.seat}`, args.deniers);
  }
  return payments;
}
