/** How the places of the three buildings are drawn; which die opens which row comes from the catalogue. */
export type Building = "palace" | "bishopric" | "city-hall";

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

const PALACE: Spot[] = [0, 1, 2, 3, 4, 5].map((i) => ({ x: 48 + (i % 3) * 50, y: i < 3 ? 100 : 158, w: 34, h: 46 }));
const BISHOPRIC: Spot[] = [0, 1, 2, 3, 4, 5].map((i) => ({ x: 50 + (i % 3) * 44, y: i < 3 ? 100 : 158, w: 32, h: 46 }));
const CITY_HALL: Spot[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: 40 + (i % 2) * 50,
  y: 93 + Math.floor(i / 2) * 41,
  w: 32,
  h: 37.5,
}));

export const SPOTS: Record<Building, Spot[]> = { palace: PALACE, bishopric: BISHOPRIC, "city-hall": CITY_HALL };
