/** The guided first game: what is explained, and at which moment of a real game (see position.json for its cards). */
import type { Lesson, Moment } from "@web/board/lessons";
import type { TournayView } from "@web/generated/games/tournay";
import { COLOURS } from "../model/cards";

type Now = Moment<TournayView>;

const CHARACTERS = ["journeyman-1", "architect-1", "alderman-1"];
const GOOD = "majority"; // the type of an event nobody wants to fight

const own = ({ view, seat }: Now) => view.players[seat];
const asking = (key: string) => (now: Now) => now.asks === `ask-${key}`;
const acting = asking("take-action");
const nothing = () => [];
const choosable = (kind: string) => (now: Now) => now.anchors.filter((anchor) => anchor.startsWith(`${kind}:`));
const deck = (name: string) => () => [`deck:${name}`];

const hasCharacter = (now: Now) => own(now).hand.some(({ card }) => card !== null && CHARACTERS.includes(card));
const hasRampart = (now: Now) => own(now).hand.some((held) => held.deck === "events");
const hasCards = (now: Now) => own(now).district.length > 0;
const atWork = (now: Now) => own(now).district.some((slot) => slot.capacity > 0 && !slot.free);
/** There is a building, and nobody yet to watch over it. */
const needsCharacter = (now: Now) =>
  hasCards(now) &&
  !hasCharacter(now) &&
  !own(now).district.some(({ cards }) => CHARACTERS.includes(cards.at(-1) ?? ""));

/** The slots where a character would answer, to a card placed or a building used there. */
function answering({ view, seat }: Now): string[] {
  const looks = Object.entries({ ...view.asking?.placements, ...view.asking?.actions });
  const found = looks.filter(([move, look]) => look.triggers.length > 0 && move.startsWith("slot "));
  return found.map(([move]) => `slot:${seat}-${move.replace("slot ", "")}`);
}

/** The events that hurt. */
function enemies({ view }: Now): string[] {
  return view.queue.flatMap((event, i) => (event && event.type !== GOOD ? [`event:${i + 1}`] : []));
}

const everyEvent = ({ view }: Now) => view.queue.map((_, i) => `event:${i + 1}`);
const ownPlaza = ({ seat }: Now) => [`plaza:${seat}`];
const ownCitizens = ({ seat }: Now) => COLOURS.map((colour) => `plaza:${seat}-${colour}`);
const otherCitizens = (now: Now) => choosable("plaza")(now).filter((anchor) => !ownCitizens(now).includes(anchor));
const ownCards = ({ view, seat }: Now) => view.players[seat].district.map(({ slot }) => `slot:${seat}-${slot}`);
const characters = () => CHARACTERS.map((card) => `card:${card}`);

/** In the order they are told. */
export const LESSONS: readonly Lesson<TournayView>[] = [
  { id: "welcome", when: acting, shows: ownCitizens, read: true },
  { id: "draw", when: acting, shows: deck("yellow-1"), insists: true },
  { id: "own", when: asking("use-citizen"), shows: ownCitizens, insists: true },
  { id: "keep", when: asking("keep-card"), shows: choosable("card"), insists: true },
  { id: "play", when: asking("play-card"), shows: choosable("card"), insists: true },
  { id: "place", when: asking("choose-slot"), shows: choosable("slot"), insists: true },
  { id: "activate", when: acting, shows: ownCards, insists: true },
  { id: "hire", when: asking("use-citizen"), shows: otherCitizens, insists: true },
  { id: "again", when: (now) => acting(now) && needsCharacter(now), shows: deck("yellow-1"), insists: true },
  { id: "top", when: asking("choose-draw"), shows: choosable("deck"), insists: true },
  { id: "character", when: (now) => asking("play-card")(now) && hasCharacter(now), shows: characters, insists: true },
  {
    id: "lines",
    when: (now) => asking("choose-slot")(now) && hasCards(now),
    shows: (now) => choosable("slot")(now).filter((slot) => !ownCards(now).includes(slot)),
    insists: true,
  },
  { id: "gather", when: (now) => acting(now) && atWork(now), shows: ownPlaza, insists: true },
  { id: "levels", when: acting, shows: nothing, read: true },
  { id: "answer", when: (now) => answering(now).length > 0, shows: answering, insists: true },
  { id: "crier", when: (now) => acting(now) && now.view.criers === 0, shows: deck("red-1"), insists: true },
  { id: "events", when: (now) => now.asks !== "" && now.view.criers > 0, shows: everyEvent, read: true },
  { id: "fight", when: (now) => acting(now) && now.view.criers > 0, shows: enemies, insists: true },
  { id: "rampart", when: (now) => acting(now) && hasRampart(now), shows: nothing, read: true },
  { id: "earn", when: acting, shows: ownCitizens, insists: true },
  { id: "end", when: acting, shows: () => ["criers"], read: true },
  { id: "score", when: acting, shows: () => ["scores"], read: true },
  { id: "farewell", when: acting, shows: nothing, read: true },
];
