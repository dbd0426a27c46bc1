import { expect, test } from "vitest";
import type { CardEntry, LaidView, ParbourgCatalogue, ParbourgView, PlayerView } from "@web/generated/games/parbourg";
import { bestColour, lookOf } from "../model/cards";
import { dayToCome, heldOn, today } from "../model/days";
import { handGroups, mayLay } from "../model/hand";
import { bidOf, lanes, partsOf, seatOrder } from "../model/lanes";
import { noteOf } from "../model/note";
import { trayOf } from "../model/tray";
import { verdictOf } from "../model/verdict";

const face = (kind: string, bid: number[] | null, event: string | null = null, bonus = [0, 0, 0, 0]): CardEntry => {
  const by = (figures: number[]) => ({ yellow: figures[0], red: figures[1], green: figures[2], blue: figures[3] });
  const plain = { id: "", copies: 1, colours: [], window: ["turn"], not_for_two: false, figures: {}, arguments: {} };
  return { ...plain, kind, bid: bid && by(bid), event, bonus: by(bonus) };
};
const catalogue = {
  colours: ["yellow", "red", "green", "blue"],
  rules: {},
  henchmen: {},
  cards: {
    bribe: face("varied", [4, 2, 6, 1]),
    "hard-work": face("central", [3, 3, 3, 3]),
    "set-up": face("bid-and-event", [2, 2, 2, 2], "green"),
    tavern: face("building", null, null, [0, 0, 2, 0]),
    rampart: face("building", null, null, [1, 1, 1, 1]),
    trip: face("ephemeral", null),
    mutation: face("alchemy", null),
  },
} satisfies ParbourgCatalogue;
const laid = (card: string | null, value: number | null): LaidView => ({
  card,
  down: card === null,
  event: false,
  points: 0,
  minus: 0,
  aim: null,
  value,
});
const player = (more: Partial<PlayerView> = {}) =>
  ({
    lying: [],
    total: 0,
    open: 0,
    fixed: 0,
    extra: 0,
    known: [],
    buildings: [],
    elixirs: [0, 0, 0, 0],
    ...more,
  }) as unknown as PlayerView;
const view = (more: Partial<ParbourgView> = {}) =>
  ({
    day: 1,
    days: 4,
    phase: "challenge",
    stake: "green",
    pile: ["blue"],
    cancelled: 0,
    held: [],
    order: [1, 0],
    turn: 1,
    last: false,
    players: [player(), player()],
    hand: [],
    asking: {},
    ...more,
  }) as ParbourgView;
const choice = (anchor: string) => ({ code: anchor, anchor, label: { key: "pass", args: {} } });

test("a card wears the colour it is best in, of its event, or of its only bonus", () => {
  expect(bestColour(catalogue.cards.bribe.bid!)).toBe("green");
  expect(Object.values(catalogue.cards).map(lookOf)).toEqual(["int", "neu", "int", "int", "neu", "neu", "alc"]);
});

test("the hand is grouped by when a card is used, what counts most now first, and knows its copies apart", () => {
  const held = (card: string, value: number | null) => ({ card, value, after: value });
  const hand = [
    held("hard-work", 3),
    held("trip", null),
    held("hard-work", 3),
    held("bribe", 6),
    held("mutation", null),
    held("tavern", null),
  ];
  const players = [player({ lying: [laid("hard-work", 3)] }), player()];
  const groups = handGroups(view({ hand, players }), catalogue);
  expect(groups.map((group) => group.kind)).toEqual(["action", "building", "ephemeral", "alchemy"]);
  expect(groups[0].cards.map((one) => one.key)).toEqual(["bribe#0", "hard-work#1", "hard-work#2"]);
});

test("until a turn is ended its lane shows it, although the next player is asked already", () => {
  const asked = view({ turn: 1, phase: "challenge" });
  const playing = (kept: number | null) => lanes(asked, kept).find((lane) => lane.turn)?.seat;
  expect([playing(null), playing(0)]).toEqual([1, 0]);
});

test("lanes lie in the order of play, and nobody leads while a card is hidden", () => {
  expect(seatOrder(view({ order: [] }))).toEqual([0, 1]);
  const open = view({ players: [player({ total: 5 }), player({ total: 3 })] });
  expect(lanes(open).map((lane) => [lane.seat, lane.standing])).toEqual([
    [1, "behind"],
    [0, "lead"],
  ]);
  const level = view({ players: [player({ total: 5 }), player({ total: 5 })] });
  expect(lanes(level).map((lane) => lane.standing)).toEqual(["level", "level"]);
  const hidden = view({ players: [player({ total: null, lying: [laid(null, null)] }), player({ total: 3 })] });
  expect(lanes(hidden).map((lane) => lane.standing)).toEqual([null, null]);
  expect(lanes(hidden)[1].laid[0]).toMatchObject({ anchor: "lying:0-0", key: "down:0-0" });
});

test("a bid is told in parts, hidden cards only counted, what adds nothing left out", () => {
  const more = {
    lying: [laid("bribe", 6), laid(null, null)],
    buildings: ["tavern", "rampart"],
    elixirs: [0, 0, 0, 3],
    fixed: 5,
    extra: -2,
  };
  const parts = (stake: string | null) => partsOf(player(more), stake, catalogue).map((part) => [part.what, part.n]);
  expect(parts("green")).toEqual([
    ["cards", 6],
    ["hidden", 1],
    ["henchmen", 2],
    ["buildings", 3],
    ["extra", -2],
  ]);
  expect(parts("blue")).toContainEqual(["elixirs", 3]);
  expect(parts(null)).toEqual([]);
  const known = [{ total: 7 }, { total: null, open: 4 }, { total: null, open: 0 }, { total: null, open: null }];
  expect(known.map((one) => bidOf(player(one)))).toEqual([7, "4?", "?", null]);
});

test("the day board: who took which token, the one at stake, those to come", () => {
  const held = [
    { day: 1, colour: "blue", winner: 0 },
    { day: 2, colour: "yellow", winner: 1 },
    { day: 2, colour: "red", winner: null },
  ];
  const tokens = today(view({ day: 2, held }));
  expect(tokens.map((token) => token.anchor)).toEqual(["held:2-0", "held:2-1", "token:0", "token:1"]);
  expect(tokens.map((token) => token.state)).toEqual(["held", "lapsed", "stake", "next"]);
  expect(heldOn(view({ day: 2, held }), 1).map((token) => [token.colour, token.winner])).toEqual([["blue", 0]]);
  expect(dayToCome(3).map((token) => token.colour)).toEqual(catalogue.colours);
});

test("the end of a challenge is told from what happened: bids, cards turned up, the winner", () => {
  const events = [
    ["bid", { seat: 0, points: 9 }],
    ["wins", { seat: 0, colour: "colour-yellow" }],
    ["turns-up", { seat: 1, card: "card-bribe" }],
    ["bid", { seat: 0, points: 4 }],
    ["bid", { seat: 1, points: 6 }],
    ["wins", { seat: 1, colour: "colour-red" }],
    ["challenge", { colour: "colour-green" }],
  ] as const;
  const happened = events.map(([key, args], seq) => ({ seq, key, args: { ...args } }));
  expect(verdictOf(happened)).toEqual({ colour: "red", winner: 1, bids: { 0: 4, 1: 6 }, shown: { 1: ["bribe"] } });
  expect(verdictOf(happened.slice(6))).toBeNull();
});

test("colours and cards on offer that lie nowhere on the table are shown in a tray", () => {
  expect(trayOf(view(), [choice("hand:bribe"), choice("")])).toBeNull();
  expect(trayOf(view(), [choice("colour:red"), choice("colour:blue")])?.colours).toEqual(["red", "blue"]);
  expect(trayOf(view({ asking: { question: "cancel-challenge" } }), [choice("colour:blue")])).toBeNull();
  const offered = trayOf(view({ asking: { offer: ["bribe", "trip"] } }), [choice("discard:bribe")]);
  expect(offered?.cards.map((one) => one.card)).toEqual(["bribe", "trip"]);
  expect(trayOf(view(), [choice("known:1-set-up")])?.cards).toEqual([{ anchor: "known:1-set-up", card: "set-up" }]);
});

test("the note says what everybody may know", () => {
  const key = (more: Partial<ParbourgView>) => noteOf(view(more)).key;
  expect(key({})).toBe("note-turn");
  expect(key({ last: true })).toBe("note-last");
  expect(key({ asking: { question: "play-ephemeral", seats: [0, 1] } })).toBe("note-window");
  expect(noteOf(view({ asking: { question: "answer", card: "trip", by: 1, seats: [0] } }))).toMatchObject({
    key: "note-answer",
    seat: 1,
    card: "trip",
  });
  expect(key({ phase: "beginning", asking: { question: "play-at-dawn" } })).toBe("note-dawn");
  expect(noteOf(view({ turn: null, asking: { question: "draw-extra-cards", seats: [1] } }))).toMatchObject({
    key: "note-draws",
    seat: 1,
  });
  expect(key({ phase: "over" })).toBe("note-over");
});

test("one more card may be laid as long as a bid is on offer, not for its event or a building", () => {
  const hand = ["hard-work", "set-up", "tavern"].map((card) => ({ card, value: null, after: null }));
  const offers = (...codes: string[]) =>
    codes.map((code) => ({ code, anchor: `hand:${code.split(" ")[1]}`, label: { key: code, args: {} } }));
  const may = (...codes: string[]) => mayLay(offers(...codes), view({ hand }), catalogue);
  expect(may("card hard-work", "card tavern")).toBe(true);
  expect(may("hide set-up")).toBe(true);
  expect(may("event set-up", "card tavern")).toBe(false);
  expect(may("fold")).toBe(false);
});
