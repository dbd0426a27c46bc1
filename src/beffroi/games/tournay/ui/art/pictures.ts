/** The pictures of cards and pieces (pictures.svg): which one each card shows, and how they come into the document. */
import address from "./pictures.svg?url";

/** Which vignette of the sheet a card shows, by its slug without the level. */
const PICTURES: Record<string, string> = {
  barn: "farm",
  archive: "library",
  bishopric: "church2",
  convent: "monastery",
  advocate: "tribune",
  "tax-collector": "taxman",
  bastion: "roundtower",
  augustinian: "monk",
  "cloth-hall": "clothhall",
  mint: "guild",
  "city-hall": "cityhall",
  "tour-des-six": "squaretower",
  cathedral: "church",
  "la-madeleine": "church2",
  "saint-brice": "church",
  "saint-jacques": "church2",
  "saint-nicolas": "church",
  "saint-quentin": "church2",
  "pont-des-trous": "bridge",
  "porte-de-la-vigne": "gate",
  "tour-d-arras": "squaretower",
  "tour-henry-viii": "roundtower",
  "tour-saint-georges": "tower",
  inn: "tavern",
  brewery: "tavern",
  bakery: "dwelling",
  senator: "alderman",
  abbey: "monastery",
  templar: "knight",
  catapult: "ballista",
  manor: "clothhall",
  "knight-x1": "knight",
  "knight-x2": "knight",
  mercenary: "scout",
  "audience-hall": "cityhall",
};

/** The symbol of a card's vignette. */
export function picture(slug: string): string {
  const name = slug.replace(/-[12]$/, "");
  return `m-${PICTURES[name] ?? name}`;
}

const EVENT_SIGNS: Record<string, string> = {
  "lay-citizen": "i-plague",
  majority: "i-pray",
  damage: "i-fire",
  "lose-denier": "i-swords",
};

/** The sign on an event's medal, by its type. */
export const eventSign = (type: string): string => EVENT_SIGNS[type] ?? "i-swords";

/** The order a colour stands for: the ending of its symbols. */
export const order = (colour: string): string => ({ yellow: "civ", white: "rel", red: "mil" })[colour] ?? "neu";

let loading: Promise<void> | null = null;

/** Put the pictures into the document once (patterns and tints work only there), to be drawn with `<use href="#tny-…">`. */
export function loadPictures(): Promise<void> {
  loading ??= fetch(address)
    .then((answer) => answer.text())
    .then((text) => {
      const box = document.createElement("div");
      box.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
      box.setAttribute("aria-hidden", "true");
      box.innerHTML = text;
      document.body.prepend(box);
    })
    .catch(() => void (loading = null)); // without the drawings the names are still there; the next board tries again
  return loading;
}
