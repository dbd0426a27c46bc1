/** What every part of the board needs to know. */
import type { Say } from "@web/board/contract";
import type { TournayView } from "@web/generated/games/tournay";
import type { TournayCatalogue } from "@web/generated/games/tournay";

export interface Scene {
  view: TournayView;
  catalogue: TournayCatalogue;
  say: Say;
  /** The seat whose district is large: one's own, or for a spectator the one to play. */
  me: number;
}

export const cardName = ({ say }: Scene, slug: string): string => say(`card-${slug}`);
export const cardText = ({ say }: Scene, slug: string): string => say.part(`card-${slug}`, "text");
