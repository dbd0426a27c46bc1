/** The guided first game: what is explained, and at which moment of a real game. */
import type { Lesson, Moment } from "@web/board/lessons";
import type { TroyesView } from "@web/generated/games/troyes";
import { goodsOf } from "../model/goods";

type Now = Moment<TroyesView>;

const standing = ({ view, seat }: Now) => goodsOf(view, seat).inTown;
const placing = (now: Now) => now.asks === "ask-place-citizen";
const acting = (now: Now) => now.asks === "ask-choose-action";
const began = (now: Now) => now.view.round > 0 && now.asks !== "";
const taken = ({ view }: Now) => (view.asking?.dice as string[] | undefined)?.length ?? 0;
const choosable =
  (...kinds: string[]) =>
  ({ anchors }: Now) =>
    anchors.filter((anchor) => kinds.some((kind) => anchor === kind || anchor.startsWith(`${kind}:`)));
const ownDice = ({ view, seat }: Now) => view.square[seat].map((die) => `die:${die.id}`);
const allEvents = ({ view }: Now) => view.events.map((_, i) => `event:${i}`);
const nothing = () => [];

/** In the order they are told when several moments come at once. */
export const LESSONS: readonly Lesson<TroyesView>[] = [
  { id: "welcome", when: (now) => placing(now) && standing(now) === 0, shows: choosable("slot") },
  { id: "buildings", when: (now) => placing(now) && standing(now) === 1, shows: () => ["buildings"] },
  { id: "rows", when: (now) => placing(now) && standing(now) > 1, shows: nothing },
  { id: "dice", when: began, shows: ownDice, read: true },
  { id: "events", when: began, shows: allEvents, read: true },
  { id: "counter", when: ({ asks }) => asks === "ask-counter-black-die", shows: choosable("die") },
  { id: "action", when: acting, shows: choosable("card") },
  { id: "lot", when: (now) => now.asks === "ask-take-dice" && taken(now) === 0, shows: choosable("die") },
  { id: "sum", when: (now) => now.asks === "ask-take-dice" && taken(now) > 0, shows: choosable("die") },
  { id: "hired", when: (now) => acting(now) && goodsOf(now.view, now.seat).hired > 0, shows: nothing, read: true },
  { id: "cathedral", when: acting, shows: () => ["cathedral"] },
  { id: "fight", when: acting, shows: allEvents },
  { id: "citizen", when: acting, shows: () => ["buildings"] },
  { id: "influence", when: acting, shows: choosable("influence"), read: true },
  { id: "pass", when: acting, shows: () => ["pass"], read: true },
  { id: "characters", when: acting, shows: nothing, read: true },
  { id: "farewell", when: (now) => now.view.round > 1 && now.asks !== "", shows: nothing, read: true },
];
