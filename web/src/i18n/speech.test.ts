import { expect, test } from "vitest";
import { format, makeBundle, makeSay } from "./fluent";
import { textArguments } from "./text_arguments";
import { preferred } from "./languages";

const bundle = makeBundle(
  "en",
  `toy-nobody = nobody
toy-card-baker = the baker
    .text = Bakes bread.
toy-used = { $seat } uses { $card } { $n ->
    [one] once
   *[other] { $n } times
  }
`,
);
const say = makeSay(bundle, "toy", () => ["Aude", "Nell"]);

test("seats are spoken by name, keys by their text, figures as they are", () => {
  expect(say("used", { seat: 1, card: "card-baker", n: 2 })).toBe("Nell uses the baker 2 times");
  expect(say.label({ key: "used", args: { seat: 0, card: "card-baker", n: 1 } })).toBe("Aude uses the baker once");
});

test("a seat that is not there is nobody, an unknown key stays itself", () => {
  expect(say.seat(7)).toBe("nobody");
  expect(say("unheard-of")).toBe("unheard-of");
  expect(say.has("unheard-of")).toBe(false);
});

test("attributes are the parts of a text", () => {
  expect(say.part("card-baker", "text")).toBe("Bakes bread.");
  expect(say.part("card-baker", "help")).toBe("");
  expect(format(bundle, "toy-card-baker", "none")).toBeNull();
});

test("French marks never begin a line", () => {
  const french = makeBundle("fr", "toy-won = { $card } : « gagné » ; quoi ? { $n } %, × { $n }");
  expect(format(french, "toy-won", "", { card: "Guerre", n: 5 })).toBe(
    "Guerre\u00a0: «\u00a0gagné\u00a0»\u202f; quoi\u202f? 5\u00a0%, ×\u00a05",
  );
  const german = makeBundle("de", "toy-won = Was : hier { $n } %");
  expect(format(german, "toy-won", "", { n: 5 })).toBe("Was : hier 5\u00a0%");
});

test("the browser's wishes choose the language", () => {
  expect(preferred(["it", "fr-CA", "de"])).toBe("fr");
  expect(preferred(["ja"])).toBe("en");
});

test("the texts of a card name its figures", () => {
  const paying = makeBundle("en", "toy-card-baker = Baker\n    .text = Gain { $deniers } deniers.");
  const figures = textArguments({ cards: { baker: { arguments: { deniers: 3 } } }, board: null, rounds: [4] });
  expect(makeSay(paying, "toy", () => [], figures).part("card-baker", "text")).toBe("Gain 3 deniers.");
});
