/** The guided first game: what is explained, and at which moment of a real game that begins from position.json. */
import type { Lesson, Moment } from "@web/board/lessons";
import type { ParbourgView } from "@web/generated/games/parbourg";

type Now = Moment<ParbourgView>;

const BEST = 2; // so many cards are pointed at where one is to be laid

const dawn = ({ asks }: Now) => asks === "ask-play-at-dawn";
const between = ({ asks }: Now) => asks === "ask-play-ephemeral";
const turn = ({ asks }: Now) => asks === "ask-take-turn" || asks === "ask-last-turn";
const me = ({ view, seat }: Now) => view.players[seat];
const bids = (now: Now) => me(now).lying.length;
const placed = ({ view }: Now) => view.asking.placed ?? 0;
/** Challenges that are over. */
const over = ({ view }: Now) => view.held.length;
const today = ({ view }: Now) => view.pile.map((_, i) => `token:${i + 1}`);
const servants = (now: Now) => me(now).henchmen.map((henchman) => `henchman:${henchman}`);
const hand = ({ view }: Now) => view.hand.map((held) => `hand:${held.card}`);
const lanes = ({ view }: Now) => view.players.map((_, seat) => `seat:${seat}`);
const laid = ({ view, seat }: Now) => view.players[seat].lying.map((_, place) => `lying:${seat}-${place}`);
const nothing = () => [];
const card = (slug: string) => () => [`hand:${slug}`];

/** The cards that count most at stake. */
function best({ view }: Now): string[] {
  const counting = view.hand.filter((held) => held.value !== null).sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return counting.slice(0, BEST).map((held) => `hand:${held.card}`);
}

/** In the order they are told. */
export const LESSONS: readonly Lesson<ParbourgView>[] = [
  { id: "welcome", when: dawn, shows: today, read: true },
  { id: "henchman", when: dawn, shows: servants, read: true },
  { id: "cards", when: dawn, shows: hand, read: true },
  { id: "alchemy", when: dawn, shows: card("elixir-of-eloquence"), insists: true },
  { id: "morning", when: dawn, shows: nothing },
  { id: "stake", when: between, shows: () => ["token:0"], read: true },
  { id: "window", when: between, shows: nothing },
  { id: "lay", when: (now) => turn(now) && bids(now) === 0, shows: best, insists: true },
  { id: "event", when: turn, shows: card("fiery-plea"), insists: true },
  { id: "bid", when: (now) => now.asks === "ask-take-turn" && placed(now) > 0, shows: laid },
  { id: "last", when: ({ asks }) => asks === "ask-last-turn", shows: nothing, read: true },
  { id: "fold", when: (now) => turn(now) && bids(now) > 1, shows: nothing },
  { id: "tokens", when: (now) => now.asks !== "" && over(now) > 0, shows: lanes, read: true },
  { id: "building", when: (now) => turn(now) && over(now) > 0, shows: card("tavern"), insists: true },
  { id: "saving", when: (now) => turn(now) && me(now).buildings.length > 0, shows: nothing },
  {
    id: "ephemeral",
    when: (now) => (between(now) || turn(now)) && over(now) > 1,
    shows: card("helping-hand"),
    insists: true,
  },
  {
    id: "change",
    when: (now) => turn(now) && over(now) > 2 && now.view.stake !== "green",
    shows: card("shady-affair"),
    insists: true,
  },
  { id: "night", when: (now) => dawn(now) && now.view.day > 1, shows: servants, read: true },
  { id: "mage", when: (now) => turn(now) && me(now).henchmen.includes("mage"), shows: best, insists: true },
  { id: "farewell", when: (now) => now.asks !== "", shows: nothing, read: true },
];
