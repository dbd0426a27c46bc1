/** How the dice look: each colour has its own outline and its own pips; its letter is a text. */
export type DieColour = "red" | "white" | "yellow" | "purple" | "black";

export type DieLook = { outline: string; top: string; side: string; edge: string; pip: string };

export const LOOKS: Record<DieColour, DieLook> = {
  red: {
    outline: "M8 .8H24L31.2 8V23L24 30.2H8L.8 23V8Z",
    top: "var(--military)",
    side: "var(--die-red-side)",
    edge: "var(--die-red-edge)",
    pip: "var(--die-red-pip)",
  },
  white: {
    outline: "M12 .8H20Q31.2 .8 31.2 12V19Q31.2 30.2 20 30.2H12Q.8 30.2 .8 19V12Q.8 .8 12 .8Z",
    top: "var(--die-white)",
    side: "var(--die-white-side)",
    edge: "var(--religious-line)",
    pip: "var(--on-religious)",
  },
  yellow: {
    outline: "M3 .8H29Q31.2 .8 31.2 3V28Q31.2 30.2 29 30.2H3Q.8 30.2 .8 28V3Q.8 .8 3 .8Z",
    top: "var(--civil)",
    side: "var(--die-yellow-side)",
    edge: "var(--die-yellow-edge)",
    pip: "var(--on-gold)",
  },
  purple: {
    outline: "M7 .8H25Q25 7 31.2 7V24Q25 24 25 30.2H7Q7 24 .8 24V7Q7 7 7 .8Z",
    top: "var(--family)",
    side: "var(--die-purple-side)",
    edge: "var(--die-purple-edge)",
    pip: "var(--die-purple-pip)",
  },
  black: {
    outline: "M6 .8H26Q31.2 .8 31.2 6V25Q31.2 30.2 26 30.2H6Q.8 30.2 .8 25V6Q.8 .8 6 .8Z",
    top: "var(--enemy)",
    side: "var(--die-black-side)",
    edge: "var(--die-black-edge)",
    pip: "var(--die-black-pip)",
  },
};

const LEFT = 9;
const MIDDLE = 16;
const RIGHT = 23;
const HIGH = 7;
const CENTRE = 15.5;
const LOW = 24;

/** Where the pips of a face lie; a figure above six has no face and is written out. */
export const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, CENTRE]],
  [
    [RIGHT, HIGH],
    [LEFT, LOW],
  ],
  [
    [RIGHT, HIGH],
    [MIDDLE, CENTRE],
    [LEFT, LOW],
  ],
  [
    [LEFT, HIGH],
    [RIGHT, HIGH],
    [LEFT, LOW],
    [RIGHT, LOW],
  ],
  [
    [LEFT, HIGH],
    [RIGHT, HIGH],
    [MIDDLE, CENTRE],
    [LEFT, LOW],
    [RIGHT, LOW],
  ],
  [
    [LEFT, HIGH],
    [RIGHT, HIGH],
    [LEFT, CENTRE],
    [RIGHT, CENTRE],
    [LEFT, LOW],
    [RIGHT, LOW],
  ],
];

/** The outline of one pip: lozenge, dot, square or star, by the colour of the die. */
export function pipPath(colour: DieColour, [x, y]: readonly [number, number]): string {
  if (colour === "red") return `M${x} ${y - 4}L${x + 3.4} ${y}L${x} ${y + 4}L${x - 3.4} ${y}Z`;
  if (colour === "yellow") return `M${x - 2.7} ${y - 2.7}h5.4v5.4h-5.4Z`;
  if (colour === "purple") return `M${x} ${y - 4.2}l1.3 2.9l2.9 1.3l-2.9 1.3l-1.3 2.9l-1.3 -2.9l-2.9 -1.3l2.9 -1.3Z`;
  return `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`;
}
