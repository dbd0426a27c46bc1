/** Fluent catalogues and how a game's labels are spoken, the browser's twin of `beffroi.texts`. */
import type { Argument, Sentence } from "@web/generated/protocol";
import type { TextArguments } from "./text_arguments";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Speaks the game's texts in the player's language. Keys are the game's own, without the slug's prefix. */
export interface Say {
  /** A sentence or a name; arguments called seat, other or owner are seats, strings are keys of other texts. */
  (key: string, args?: Record<string, Argument>): string;
  /** A label or an event as it came from the server. */
  label(label: Sentence): string;
  /** An attribute of a text, such as the rule of a card: `say.part("card-merchant", "text")`; "" if there is none. */
  part(key: string, attribute: string, args?: Record<string, Argument>): string;
  /** Whether the catalogue has this key. */
  has(key: string): boolean;
  /** The player's name at a seat, or the word for nobody. */
  seat(seat: number): string;
}

/** Arguments of these names are seats. */
const SEAT_NAMES = new Set(["seat", "other", "owner"]);

/** No line begins with a sign of per cent or ends with one of times; in French none begins with a mark that stands off. */
function setSpaces(text: string, language: string): string {
  const held = text.replace(/ (?=%)|(?<=×) /g, "\u00a0");
  return language === "fr" ? held.replace(/ (?=[:»])|(?<=«) /g, "\u00a0").replace(/ (?=[;!?])/g, "\u202f") : held;
}

export function makeBundle(language: string, ...catalogues: string[]): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    transform: (text) => setSpaces(text, language),
  });
  for (const text of catalogues) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The text of a message or one of its attributes; null where there is none. */
export function format(
  bundle: FluentBundle,
  id: string,
  attribute = "",
  args: Record<string, FluentVariable> = {},
): string | null {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** A voice for one game: names of players by seat, other keys by their text, figures as they are or as on the card. */
export function makeSay(
  bundle: FluentBundle,
  slug: string,
  names: () => readonly string[],
  figures: TextArguments = {},
): Say {
  const speak = (key: string, attribute: string, args: Record<string, Argument>) => {
    const words = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(name, value)]));
    return format(bundle, `${slug}-${key}`, attribute, words);
  };
  const nobody = () => speak(`nobody-${names().length}`, "", {}) ?? speak("nobody", "", {}) ?? "–";
  const seat = (n: number) => names()[n] ?? nobody();
  const word = (name: string, value: Argument): Argument => {
    if (typeof value === "number") return SEAT_NAMES.has(name) ? seat(value) : value;
    return speak(value, "", {}) ?? value;
  };
  const say = (key: string, args: Record<string, Argument> = {}) => speak(key, "", args) ?? key;
  return Object.assign(say, {
    label: (label: Sentence) => say(label.key, label.args),
    part: (key: string, attribute: string, args: Record<string, Argument> = {}) =>
      speak(key, attribute, { ...figures[key], ...args }) ?? "",
    has: (key: string) => bundle.hasMessage(`${slug}-${key}`),
    seat,
  });
}
