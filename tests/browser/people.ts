/** People at browsers: they open pages, click what glows, press keys; and whatever the console says is held against us. */
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Message, Update } from "../../web/src/generated/protocol";
import { covered } from "./reachable";

export const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const PATIENCE = 60_000; // ms for anything a page is waited for: the machine may be busy with other things
export const WIDE = SIZES[3];
export const PHONE = SIZES[1];
export const TABLET = SIZES[2];

/** What Playwright itself says where a context keeps the page's worker away. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/** The page leaves a lone pass to its player, as long as nothing else was set. */
function pressEverything(): void {
  if (location.protocol.startsWith("http")) localStorage["beffroi-settings"] ??= JSON.stringify({ passing: false });
}

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** In the page: what an answer still waits for, and what moves. */
function unrest(): string {
  const busy = [...document.querySelectorAll("[data-busy]")].map((node) => node.outerHTML.slice(0, 200));
  const moving = document.getAnimations().filter((one) => one.playState === "running");
  const of = (one: Animation) => ((one.effect as KeyframeEffect | null)?.target as Element | null)?.outerHTML;
  return [...busy, ...moving.map((one) => `${one.id} of ${of(one)?.slice(0, 200)}`)].join("\n");
}

export interface Look {
  size?: { width: number; height: number };
  language?: string;
  dark?: boolean;
  still?: boolean;
  /** Whether the page passes by itself; people who are walked through a game press everything themselves. */
  passes?: boolean;
  /** Whether the page may have its worker, and tell "your turn". */
  told?: boolean;
  /** Whether the screen is touched. */
  touch?: boolean;
}

export class Person {
  /** What the console said, and errors nobody caught. */
  readonly complaints: string[] = [];
  /** Every frame this browser received. */
  readonly frames: Message[] = [];
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on("console", (message) => {
      if ((message.type() !== "error" && message.type() !== "warning") || message.text() === NO_WORKER) return;
      this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => this.frames.push(JSON.parse(String(payload)))),
    );
  }

  static async arrive(browser: Pick<Browser, "newContext">, look: Look = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: look.size ?? WIDE,
      locale: look.language ?? "en",
      colorScheme: look.dark ? "dark" : "light",
      reducedMotion: look.still === false ? "no-preference" : "reduce",
      hasTouch: look.touch ?? false,
      serviceWorkers: look.told ? "allow" : "block",
      permissions: look.told ? ["notifications"] : [],
    });
    context.setDefaultTimeout(PATIENCE);
    if (!look.passes) await context.addInitScript(pressEverything);
    return new Person(context, await context.newPage());
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.complaints).toEqual([]);
  }

  /** Somebody came in behind the page's back: it asks who that is when it is next loaded. */
  async remembered(): Promise<void> {
    await this.page.evaluate(() => localStorage.setItem("beffroi-known", "somebody"));
  }

  /** The newest update of the table shown, as the server sent it. */
  get update(): Update {
    return this.frames.findLast((frame) => frame.t === "update") as Update;
  }

  /** Wait until the page asks and nothing moves any more, or the game is over; false when it is over. */
  async asked(): Promise<boolean> {
    await this.page.waitForFunction(() =>
      document.querySelector(
        "[data-can], .ask [data-choice], .choices [data-choice], .hand-over, .ask .actions .first:enabled, [data-over]",
      ),
    );
    await this.settled();
    return (await this.page.locator("[data-over]").count()) === 0;
  }

  /** Click one thing that glows (or a choice that has no piece), then what its menu offers; end the turn when it is complete. */
  async clickSomething(pick: number): Promise<void> {
    const page = this.page;
    const takeOver = page.locator(".hand-over .btn.first");
    if (await takeOver.count()) return takeOver.click();
    const end = page.locator(".ask .actions .first:enabled:not([data-choice])");
    if (await end.count()) return this.#click(end.first());
    const fresh = page.locator("[data-can]:not([data-chosen]):visible, [data-choice]:visible");
    const targets = (await fresh.count()) ? fresh : page.locator("[data-can]:visible"); // then what is picked is put back
    const count = await targets.count();
    if (count === 0) return;
    await this.#click(targets.nth(pick % count));
    const menu = page.locator("[role=menu] [role=menuitem]");
    if (await menu.count()) await menu.nth(pick % (await menu.count())).click();
  }

  /** Wait until the answer is taken (another question, another player, or the end) and every piece lies still. */
  async settled(): Promise<void> {
    const still = this.page.waitForFunction(
      () =>
        !document.querySelector("[data-busy]") &&
        document
          .getAnimations()
          .every((one) => one.playState !== "running" || one.effect?.getTiming().iterations === Infinity),
    );
    await still.catch(async (error) => {
      throw new Error(`it does not come to rest: ${await this.page.evaluate(unrest)}`, { cause: error });
    });
  }

  /** Click it; if the table went on meanwhile (another player's move), the person looks again instead. */
  async #click(target: Locator): Promise<void> {
    const moment = await this.#moment();
    try {
      await target.click({ timeout: 10_000 });
    } catch (error) {
      if ((await this.#moment()) !== moment) return;
      const piece = await target.evaluate((node) => node.outerHTML.slice(0, 300)).catch(() => "it is gone");
      const { question, moves } = this.update;
      throw new Error(
        `can't click ${piece}\nafter ${moves} moves, asked ${JSON.stringify(question)}\n${(await covered(this.page)).join("\n")}\n${error}`,
        { cause: error },
      );
    }
  }

  /** Where the game stands, as the page shows it. */
  #moment(): Promise<string> {
    return this.page.evaluate(
      () =>
        `${document.querySelector("[data-moves]")?.getAttribute("data-moves")} ${document.querySelector(".ask h2")?.textContent}`,
    );
  }
}

/** Play until the game is over; at most `most` answers. Everything that glows on the way must lie free. */
export async function playOut(person: Person, most = 600): Promise<number> {
  let n = 0;
  while (n < most && (await person.asked())) {
    expect(await covered(person.page)).toEqual([]);
    await person.clickSomething(n * 7 + 3);
    await person.settled();
    n += 1;
  }
  return n;
}

/** Play until the game is over with nothing but keys: arrows and Enter, numbers, E for the end of a turn. */
export async function playByKeys(person: Person, most = 600): Promise<number> {
  const keys = person.page.keyboard;
  let n = 0;
  for (; n < most && (await person.asked()); n += 1) {
    if (await person.page.locator(".ask .actions .first:enabled:not([data-choice])").count()) await keys.press("e");
    else if (n % 3 === 0 && (await person.page.locator(".ask [data-choice]").count())) await keys.press("1");
    else {
      // about at random, so that no way is walked in circles; and what is picked is seldom put back
      for (let step = 0; step < 4; step += 1) {
        await keys.press(ARROWS[Math.imul(4 * n + step + 1, 0x9e3779b1) >>> 30]);
        if (await person.page.locator(":focus:is([data-can], [data-choice]):not([data-chosen])").count()) break;
      }
      if ((await person.page.locator(":focus").count()) === 0) await keys.press("ArrowRight");
      await keys.press("Enter");
      if (await person.page.locator("[role=menu]").count()) await keys.press("Enter");
    }
    await person.settled();
  }
  return n;
}

export async function createTable(person: Person, url: string, wish: Record<string, unknown>): Promise<string> {
  const answer = await person.context.request.post(`${url}/api/session`, {
    data: { name: `Ysabel ${Math.floor(Math.random() * 1e6)}` },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`session: ${answer.status()} ${await answer.text()}`);
  const created = await person.context.request.post(`${url}/api/tables`, { data: wish, headers: { origin: url } });
  if (!created.ok()) throw new Error(`table: ${created.status()} ${await created.text()}`);
  return (await created.json()).table;
}
