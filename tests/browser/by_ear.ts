/** A person who plays by ear: what live regions say is heard, what roles and names offer is pressed. */
import type { Locator } from "playwright-core";
import type { Person } from "./people";

/** Keep what live regions say, as a screen reader hears it. Runs in the page. */
export function listen(): void {
  const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
  let last = "";
  const hear = () => {
    const said = [...document.querySelectorAll('[aria-live="polite"], [role="status"], [role="alert"]')]
      .map((region) => region.textContent?.replace(/\s+/g, " ").trim() ?? "")
      .filter(Boolean)
      .map((words) => (/[\p{L}\p{N}]$/u.test(words) ? `${words}.` : words)) // regions are read one after the other
      .join(" ");
    if (said && said !== last) heard.push(said);
    last = said;
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What a button says, without what is only drawn. */
const nameOf = (button: Locator): Promise<string> =>
  button.evaluate((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const drawn of copy.querySelectorAll('[aria-hidden="true"], small')) drawn.remove();
    return (node.getAttribute("aria-label") ?? copy.textContent ?? "").replace(/\s+/g, " ").trim();
  });

/** One answer and the announcements before it. */
export interface Exchange {
  heard: string[];
  /** What was pressed, "" where the page answered by itself meanwhile. */
  pressed: string;
  /** Whether the focus was anywhere when the question came. */
  focused: boolean;
}

/** Listen, then press what Enter would, or the choice number `pick`; null when the game is over. */
export async function exchange(person: Person, pick: number): Promise<Exchange | null> {
  if (!(await person.asked())) return null;
  const { page } = person;
  const heard = await heardSince(person);
  const focused = await page
    .waitForFunction(() => document.activeElement && document.activeElement !== document.body, null, {
      timeout: 10_000,
    })
    .then(
      () => true,
      () => false,
    );
  const question = page.getByRole("region", { name: "Question" });
  const enter = question.locator('[aria-keyshortcuts="Enter"]:enabled:not([data-choice])');
  if (!(await enter.count())) {
    const list = question.getByRole("button", { name: /^All choices/ });
    if ((await list.count()) && (await list.getAttribute("aria-pressed")) === "false") await list.click();
  }
  const listed = question.getByRole("group", { name: "Choices" }).locator('button:not([aria-pressed="true"])'); // what is picked stays
  const open = listed.or(question.locator('[aria-keyshortcuts="Enter"][data-choice]:enabled'));
  const ways = [enter, open, question.getByRole("button", { name: "Put back" })]; // where nothing more fits, one begins anew
  let choices = ways[0];
  for (const way of ways) if (!(await choices.count())) choices = way;
  const count = await choices.count();
  if (!count) return { heard, pressed: "", focused };
  const chosen = choices.nth(pick % count);
  const pressed = await nameOf(chosen).catch(() => "");
  const stood = await chosen.elementHandle({ timeout: 1_000 }).catch(() => null);
  await chosen.click({ timeout: 10_000 }).catch(async (error) => {
    // the page may have passed by itself meanwhile; what is still there must be pressed
    if (await stood?.isVisible().catch(() => false)) throw error;
  });
  await person.settled();
  return { heard, pressed, focused };
}

/** What was said since this was last asked. */
export const heardSince = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));

/** Sentences, as one would say them on the phone: none begins small or breaks off, and no key or placeholder is in them. */
export const isTold = (line: string): boolean =>
  /^["“«\p{Lu}\d]/u.test(line) &&
  /[.!?…:)”»]$/u.test(line) &&
  !/[{}]|\b[a-z]+(-[a-z]+){2,}\b|undefined|null/.test(line);
