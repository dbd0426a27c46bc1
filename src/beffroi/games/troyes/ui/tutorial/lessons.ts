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
const allCards = ({ view }: Now) => view.activities.map(({ card }) => `card:${card}`);
const nothing = () => [];

/** In the order they are told. */
export const LESSONS: readonly Lesson<TroyesView>[] = [
  { id: "welcome", when: placing, shows: choosable("slot"), insists: true },
  { id: "buildings", when: (now) => placing(now) && standing(now) > 0, shows: choosable("slot"), insists: true },
  { id: "rows", when: (now) => placing(now) && standing(now) > 1, shows: choosable("slot"), insists: true },
  { id: "dice", when: began, shows: ownDice, read: true },
  { id: "rounds", when: began, shows: nothing, read: true },
  { id: "events", when: began, shows: allEvents, read: true },
  { id: "counter", when: ({ asks }) => asks === "ask-counter-black-die", shows: choosable("die"), insists: true },
  { id: "action", when: acting, shows: choosable("card"), insists: true },
  {
    id: "lot",
    when: (now) => now.asks === "ask-take-dice" && taken(now) === 0,
    shows: choosable("die"),
    insists: true,
  },
  { id: "sum", when: (now) => now.asks === "ask-take-dice" && taken(now) > 0, shows: choosable("die"), read: true },
  { id: "hiring", when: began, shows: allCards, read: true },
  { id: "hired", when: (now) => acting(now) && goodsOf(now.view, now.seat).hired > 0, shows: nothing, read: true },
  { id: "fields", when: acting, shows: choosable("agriculture"), insists: true },
  { id: "cathedral", when: acting, shows: choosable("cathedral"), insists: true },
  { id: "fight", when: acting, shows: choosable("event"), insists: true },
  { id: "citizen", when: acting, shows: choosable("buildings", "slot"), insists: true },
  { id: "influence", when: acting, shows: choosable("influence"), read: true },
  { id: "pass", when: acting, shows: () => ["pass"], read: true },
  { id: "characters", when: acting, shows: nothing, read: true },
  { id: "score", when: began, shows: nothing, read: true },
  { id: "farewell", when: began, shows: nothing, read: true },
];
