/** A forgotten password: the link of the mail that was sent opens the page that sets a new one. */
import { createServer, type AddressInfo, type Server as Sink } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./chromium";
import { Person } from "./people";
import { Server } from "./server";

const mails: string[] = [];
let sink: Sink;
let server: Server;

/** As much of SMTP as a sender needs. */
function keepMails(): Sink {
  return createServer((socket) => {
    let text: string[] | null = null;
    socket.write("220 sink\r\n");
    socket.on("data", (data) => {
      for (const line of data.toString().split("\r\n").slice(0, -1)) {
        if (text && line !== ".") text.push(line);
        else if (text) {
          mails.push(text.join("\n"));
          text = null;
          socket.write("250 kept\r\n");
        } else if (line.toUpperCase() === "DATA") {
          text = [];
          socket.write("354 go on\r\n");
        } else if (line.toUpperCase() === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 sink\r\n");
      }
    });
  });
}

beforeAll(async () => {
  sink = keepMails();
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port } = sink.address() as AddressInfo;
  server = new Server({ BEFFROI_MAIL_URL: `mailto://127.0.0.1:${port}?from=house@example.org&mode=insecure` });
  await server.open();
});
afterAll(async () => {
  await server?.close();
  sink?.close();
});

async function post(path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", origin: server.url };
  return await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

test("the link of a mail sets a new password", async () => {
  const account = { name: "Forgetful", password: "an old password", email: "owner@example.org" };
  expect((await post("/api/session/register", account)).status).toBe(200);
  expect((await post("/api/session/forgot", { name: account.name })).status).toBe(200);
  await expect.poll(() => mails.length, { timeout: 60_000 }).toBe(1);
  const link = mails[0].replaceAll("=\n", "").match(/http:\/\/\S+\/reset\S+/)?.[0] ?? "";
  const browser = await launch();
  const person = await Person.arrive(browser);
  await person.page.goto(link);
  await person.page.getByLabel("New password").fill("a new password");
  await person.page.getByRole("button", { name: "Set the password" }).click();
  await person.page.waitForURL(`${server.url}/`);
  await person.leave();
  await browser.close();
  expect((await post("/api/session/login", { name: account.name, password: "a new password" })).status).toBe(200);
});
