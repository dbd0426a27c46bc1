/** Studies: a second person writes while the first looks on; variations, marks by mouse and keys, guessing, frames. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { faults } from "./accessible";
import { Person, PHONE, SIZES, WIDE } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
const LANGUAGES = ["en", "fr", "de"];

interface Made {
  id: string;
  chapter: string;
  nodes: number[];
  invite: string;
}
type Told = { seat: number; choices: { code: string; anchor: string }[] };

/** Ask the server as a person's browser does. */
async function ask<T>(person: Person, method: string, path: string, data?: object): Promise<T> {
  const { url } = fixtures.server;
  const answer = await person.context.request.fetch(url + path, { method, data, headers: { origin: url } });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A public study of a person with a line of four moves, written by requests. */
async function study(owner: Person, game = "troyes"): Promise<Made> {
  await ask(owner, "POST", "/api/session", { name: `Sanchia ${Math.floor(Math.random() * 1e6)}` });
  const { id } = await ask<{ id: string }>(owner, "POST", "/api/studies", { game, title: "Placing citizens" });
  const source = { kind: "start", seats: 2 };
  const chapter = (await ask<{ id: string }>(owner, "POST", `/api/studies/${id}/chapters`, { title: "One", source }))
    .id;
  await ask(owner, "PATCH", `/api/studies/${id}`, { access: "public", themes: ["opening"] });
  const { invite } = await ask<{ invite: string }>(owner, "POST", `/api/studies/${id}/invite`, { on: true });
  const nodes = [0];
  for (let i = 0; i < 4; i += 1) nodes.push(await add(owner, id, chapter, nodes[i]));
  return { id, chapter, nodes, invite };
}

const placed = (person: Person, id: string, chapter: string, node: number) =>
  ask<{ update: Told }>(person, "POST", `/api/studies/${id}/chapters/${chapter}/table`, { node });

async function add(person: Person, id: string, chapter: string, node: number): Promise<number> {
  const { update } = await placed(person, id, chapter, node);
  const line = [{ seat: update.seat, code: update.choices[0].code }];
  const edit = { kind: "add", node, line };
  return (await ask<{ node: number }>(person, "POST", `/api/studies/${id}/edits`, { chapter, base: 0, edit })).node;
}

async function open(person: Person, path: string): Promise<void> {
  if ((await person.context.cookies()).length) {
    await person.page.goto(fixtures.server.url);
    await person.remembered();
  }
  await person.page.goto(fixtures.server.url + path);
  await person.page.locator(".comment-bar").waitFor();
  await person.settled();
}

/** Which parts of the comment's bar lie over each other. */
const overlapping = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => {
    const parts = [".steps", ".words", ".doing"].map((name) => ({
      name,
      box: document.querySelector(`.comment-bar > ${name}`)!.getBoundingClientRect(),
    }));
    const over = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap((other) => (over(one.box, other.box) ? [`${one.name} and ${other.name}`] : [])),
    );
  });

test("a second person writes while the first looks on", async () => {
  const owner = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 } });
  const made = await study(owner);
  await open(owner, `/study/${made.id}/${made.chapter}/${made.nodes[2]}`);
  const other = await Person.arrive(fixtures.browser, { language: "de" });
  await other.page.goto(`${fixtures.server.url}/study/${made.id}/${made.chapter}/${made.nodes[2]}#${made.invite}`);
  await other.page.getByRole("button", { name: "Kommentieren", exact: true }).click();
  await other.page.getByRole("textbox", { name: "Kommentar" }).fill("Hier lohnt sich :red6 und [A].");
  await other.page.getByRole("button", { name: "Speichern" }).click();
  await owner.page.locator(".comment-bar .words", { hasText: "Hier lohnt sich" }).waitFor();
  expect(await owner.page.locator(".comment-bar .words .disc").textContent()).toBe("A");
  // both open the comment; who is slower keeps what was typed, and is told what the other wrote
  await owner.page.getByRole("button", { name: "Comment", exact: true }).click();
  await other.page.getByRole("button", { name: "Kommentieren", exact: true }).click();
  await other.page.getByRole("textbox", { name: "Kommentar" }).fill("Schneller");
  await other.page.getByRole("button", { name: "Speichern" }).click();
  await owner.page.getByRole("textbox", { name: "Comment" }).fill("Slower");
  await owner.page.getByRole("button", { name: "Save" }).click();
  await owner.page.getByText("Somebody else wrote here meanwhile").waitFor();
  expect(await owner.page.getByRole("textbox", { name: "Comment" }).inputValue()).toBe("Slower");
  await owner.page.getByRole("button", { name: "Save" }).click();
  await other.page.locator(".comment-bar .words", { hasText: "Slower" }).waitFor();
  owner.complaints.splice(0, owner.complaints.length, ...owner.complaints.filter((one) => !one.includes("409")));
  await owner.leave();
  await other.leave();
});

test("chapters come and go under those who look on, and a writer leaves", async () => {
  const owner = await Person.arrive(fixtures.browser);
  const made = await study(owner);
  const reader = await Person.arrive(fixtures.browser, { language: "fr" });
  await open(reader, `/study/${made.id}/${made.chapter}/${made.nodes[3]}#${made.invite}`);
  const source = { kind: "start", seats: 3 };
  const chapters = `/api/studies/${made.id}/chapters`;
  const second = await ask<{ id: string }>(owner, "POST", chapters, { title: "Two", source });
  await reader.page.getByRole("button", { name: "Two" }).waitFor();
  await ask(owner, "DELETE", `${chapters}/${made.chapter}`); // where the reader is
  await reader.page.getByRole("button", { name: "Two" }).and(reader.page.locator("[aria-current=page]")).waitFor();
  await expect.poll(() => reader.page.url()).toContain(second.id);
  await ask(owner, "DELETE", `${chapters}/${second.id}`);
  await reader.page.getByText("Cette étude n’a pas encore de chapitre.").waitFor();
  await ask(owner, "POST", chapters, { title: "Three", source });
  await reader.page.getByRole("button", { name: "Three" }).waitFor();
  await reader.page.getByRole("button", { name: "Commenter" }).waitFor();
  reader.page.on("dialog", (dialog) => void dialog.accept());
  await reader.page.getByRole("button", { name: "Partager" }).click();
  await reader.page.getByRole("button", { name: "Ne plus écrire ici" }).click();
  await reader.page.getByRole("button", { name: "Commenter" }).waitFor({ state: "detached" });
  await reader.leave();
  await owner.leave();
});

test("another move on the board opens a variation, and a reader's is kept nowhere", async () => {
  const owner = await Person.arrive(fixtures.browser);
  const made = await study(owner);
  await open(owner, `/study/${made.id}/${made.chapter}`);
  const moves = owner.page.locator(".move");
  expect(await moves.count()).toBe(made.nodes.length);
  expect(await faults(owner)).toEqual([]);
  const write = owner.page.getByRole("button", { name: "Comment", exact: true });
  await write.press("Enter");
  await owner.page.getByRole("textbox", { name: "Comment" }).press("Escape");
  await write.and(owner.page.locator(":focus")).waitFor();
  await owner.page.keyboard.press(".");
  await owner.page.locator(".move[aria-current]:has(.ply:text-is('1'))").waitFor();
  await owner.page.keyboard.press(",");
  await owner.page.getByRole("button", { name: "Play a move" }).click();
  await owner.asked();
  await owner.page.locator("[data-can]:visible").nth(1).click();
  await owner.page.locator(".variation").waitFor();
  expect(await moves.count()).toBe(made.nodes.length + 1);
  await owner.page.getByRole("button", { name: "Back to reading" }).click();
  await owner.page.getByRole("button", { name: "Evaluate" }).click();
  await owner.page.getByText(/Expected lead of/).waitFor();
  await owner.page.getByRole("button", { name: "good", exact: true }).click();
  await owner.page.locator(".move[aria-current] em:text-is('!')").waitFor();
  const reader = await Person.arrive(fixtures.browser, { language: "fr" });
  await open(reader, `/study/${made.id}/${made.chapter}`);
  expect(await reader.page.getByRole("button", { name: "Commenter" }).count()).toBe(0);
  await reader.page.getByRole("button", { name: "Jouer un coup" }).click();
  await reader.asked();
  await reader.page.locator("[data-can]:visible").nth(2).click();
  await reader.settled();
  expect(await reader.page.locator(".move").count()).toBe(made.nodes.length + 1);
  await reader.leave();
  await owner.leave();
});

test("the board goes along with the moves, whoever’s turn it is", async () => {
  const owner = await Person.arrive(fixtures.browser);
  const made = await study(owner);
  await open(owner, `/study/${made.id}/${made.chapter}`);
  const { page } = owner;
  for (let ply = 1; ply < made.nodes.length; ply += 1) {
    await page.keyboard.press(".");
    await page.locator(`.table[data-moves="${ply}"]`).waitFor();
  }
  await page.getByRole("button", { name: "Play a move" }).click();
  for (const ply of [made.nodes.length, made.nodes.length + 1]) {
    await owner.asked();
    await page.locator("[data-can]:visible").nth(1).click();
    await page.locator(`.table[data-moves="${ply}"]`).waitFor();
  }
  expect(await page.locator(".move").count()).toBe(made.nodes.length + 2);
  await owner.leave();
});

test.each(["tournay", "parbourg"])("the comment on a move of %s lies free of its board", async (game) => {
  const reader = await Person.arrive(fixtures.browser);
  await open(reader, `/study/example-${game}-opening`);
  await reader.page.getByRole("button", { name: /One move on/ }).click();
  await reader.page.locator(".move[aria-current] .ply:text-is('1')").waitFor();
  await reader.page.getByRole("button", { name: "Play a move" }).click();
  await reader.asked();
  await reader.leave();
});

test("marks are drawn by mouse and by keys, and glow where the sentence is pointed at", async () => {
  const owner = await Person.arrive(fixtures.browser, { dark: true });
  const made = await study(owner);
  await open(owner, `/study/${made.id}/${made.chapter}`);
  const { page } = owner;
  const piece = await page.locator('.stage [data-anchor^="slot"]').first().boundingBox();
  const other = await page.locator('.stage [data-anchor^="slot"]').last().boundingBox();
  if (!piece || !other) throw new Error("no slot is in sight");
  await page.getByRole("button", { name: "Letters" }).click();
  await page.mouse.click(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.locator('.layer [data-mark="disc"]').waitFor();
  await page.getByRole("button", { name: "Arrow" }).click();
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  await page.mouse.move(other.x + other.width / 2, other.y + other.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.locator('.layer [data-mark="arrow"]').waitFor();
  await page.getByRole("button", { name: "Ring" }).press("Enter");
  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await page.locator('.layer [data-mark="ring"]').waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Put mark A into the comment" }).click();
  await page.getByRole("textbox", { name: "Comment" }).press("Control+Enter");
  await page.locator(".words .disc").hover();
  await page.locator(".layer .lit").waitFor();
  expect(await page.locator(".layer li").allTextContents()).toHaveLength(3);
  await owner.leave();
});

test("marks are drawn below what a phone shows of the board, and keys bring them into sight", async () => {
  const owner = await Person.arrive(fixtures.browser, { size: { width: 390, height: 640 } });
  const made = await study(owner);
  await open(owner, `/study/${made.id}/${made.chapter}`);
  const { page } = owner;
  await page.getByRole("tab", { name: "Study" }).click();
  await page.getByRole("button", { name: "Ring" }).click(); // which brings the board
  await page.locator(".layer.pen").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "City" }).click();
  await page.getByRole("button", { name: "Ring" }).press("Enter");
  for (let n = 0; n < 12; n += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator('.layer [data-mark="ring"]').waitFor();
  const [stage, ring, scrolled] = await page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
    return [box("#stage"), box('.layer [data-mark="ring"]'), document.querySelector("#stage")!.scrollTop] as const;
  });
  expect(scrolled).toBeGreaterThan(0);
  expect(ring.top).toBeGreaterThan(stage.top);
  expect(ring.top).toBeLessThan(stage.bottom);
  await owner.leave();
});

test("marks are drawn by a finger on a phone, which goes from one piece to another", async () => {
  const owner = await Person.arrive(fixtures.browser, { size: PHONE, touch: true });
  const made = await study(owner);
  await open(owner, `/study/${made.id}/${made.chapter}`);
  const { page } = owner;
  await page.getByRole("tab", { name: "City" }).tap();
  const slots = page.locator('.stage [data-anchor^="slot"]:visible');
  const middle = async (nth: number) => {
    const box = (await slots.nth(nth).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await page.getByRole("button", { name: "Letters" }).tap();
  const [one, other] = [await middle(0), await middle(4)];
  await page.touchscreen.tap(one.x, one.y);
  await page.locator('.layer [data-mark="disc"]').waitFor();
  await page.getByRole("button", { name: "Arrow" }).tap();
  const finger = await owner.context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", one);
  await touch("touchMove", { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  await touch("touchMove", other);
  await touch("touchEnd");
  await page.locator('.layer [data-mark="arrow"]').waitFor();
  expect(await page.locator(".layer li").count()).toBe(2);
  await page.getByRole("tab", { name: "Dice" }).tap();
  await page.getByRole("button", { name: /One move on/ }).tap();
  await page.locator('.table[data-moves="1"]').waitFor();
  await page.getByRole("button", { name: /One move back/ }).tap(); // where there are marks, they are in sight
  await page.getByRole("tab", { name: "City", selected: true }).waitFor();
  await owner.leave();
});

test("readers guess a turn before they are shown it", async () => {
  const owner = await Person.arrive(fixtures.browser);
  const made = await study(owner);
  const { update } = await placed(owner, made.id, made.chapter, 0);
  const edit = { kind: "head", title: "One", guess: update.seat };
  await ask(owner, "POST", `/api/studies/${made.id}/edits`, { chapter: made.chapter, base: 99, edit });
  const reader = await Person.arrive(fixtures.browser);
  await open(reader, `/study/${made.id}/${made.chapter}`);
  await reader.page.getByRole("button", { name: /Guess the turns/ }).click();
  await reader.asked();
  expect(await reader.page.locator(".move").count()).toBe(1); // what comes is not told
  await reader.page.locator(`[data-anchor="${update.choices[1].anchor}"][data-can]`).first().click();
  await reader.page.getByText("The study says nothing about this move.").waitFor();
  await reader.page.getByRole("button", { name: "Guess again" }).click();
  await reader.asked();
  await reader.page.locator(`[data-anchor="${update.choices[0].anchor}"][data-can]`).first().click();
  await reader.page.getByText("That is what was played.").waitFor();
  await reader.page.getByText("1 of 2 as in the study").waitFor();
  await reader.leave();
  await owner.leave();
});

test("a study stands in a frame of another page, without anybody's session", async () => {
  const owner = await Person.arrive(fixtures.browser, { passes: true }); // a frame has no storage to prepare
  const made = await study(owner);
  const asked: string[] = [];
  await open(owner, `/study/${made.id}/${made.chapter}`);
  owner.page.on("request", async (request) => {
    const headers = await request.allHeaders();
    if (request.url().includes("/api/") && headers.cookie) asked.push(request.url());
  });
  owner.page.on("websocket", (socket) => asked.push(socket.url()));
  const body = `<!doctype html><iframe src="${fixtures.server.url}/embed/study/${made.id}" width="1280" height="720"></iframe>`;
  const elsewhere = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(body));
  await new Promise<void>((ready) => elsewhere.listen(0, "127.0.0.1", ready));
  const { port } = elsewhere.address() as AddressInfo;
  await owner.page.goto(`http://localhost:${port}/`);
  const frame = owner.page.frameLocator("iframe");
  await frame.locator(".comment-bar").waitFor();
  expect(await frame.getByRole("button", { name: "Comment", exact: true }).count()).toBe(0);
  await frame.getByRole("button", { name: /One move on/ }).click();
  await frame.locator(".move[aria-current] .ply:text-is('1')").waitFor();
  expect(asked).toEqual([]);
  elsewhere.close();
  await owner.leave();
});

test("a file that is no study is refused in the reader’s words", async () => {
  const person = await Person.arrive(fixtures.browser, { size: PHONE, language: "fr" });
  await person.page.goto(`${fixtures.server.url}/studies`);
  await person.page.locator("main[data-ready]").waitFor();
  const file = { name: "other.json", mimeType: "application/json", buffer: Buffer.from('{"game": "troyes"}') };
  await person.page.locator("input[type=file]").setInputFiles(file);
  await person.page.getByText("Ce n’est pas le fichier d’une étude").waitFor();
  expect((await person.page.locator(".notice").boundingBox())!.width).toBeGreaterThan(PHONE.width * 0.8);
  person.complaints.splice(0, person.complaints.length, ...person.complaints.filter((one) => !one.includes("400")));
  await person.leave();
});

test("studies are found, and fit every size in three languages", async () => {
  const owner = await Person.arrive(fixtures.browser);
  const made = await study(owner);
  for (const [i, language] of LANGUAGES.entries()) {
    const person = await Person.arrive(fixtures.browser, { language, dark: i === 1 });
    await open(person, `/study/${made.id}/${made.chapter}/${made.nodes[1]}`);
    for (const size of [...SIZES, { width: 844, height: 390 }]) {
      await person.page.setViewportSize(size);
      await person.page.locator(".comment-bar").waitFor();
      const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${language} at ${size.width}`).toBeLessThanOrEqual(0);
      const bar = await person.page.locator(".comment-bar").boundingBox();
      expect(await overlapping(person), `${language} at ${size.width}`).toEqual([]);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(size.height + 1);
      if (size.width === WIDE.width || size.width === SIZES[1].width) expect(await faults(person)).toEqual([]);
    }
    await person.page.goto(`${fixtures.server.url}/studies`);
    await person.page.locator(`main[data-ready] a[href*="/study/${made.id}"]`).first().waitFor();
    for (const size of SIZES) {
      await person.page.setViewportSize(size);
      const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${language} at ${size.width}`).toBeLessThanOrEqual(0);
    }
    expect(await faults(person)).toEqual([]);
    await person.leave();
  }
  await owner.leave();
});
