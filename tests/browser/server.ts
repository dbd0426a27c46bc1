/** A real `beffroi serve` for the tests, with the toy game beside the real ones. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PATIENCE = 180_000; // ms until the server must answer: the machine may be busy

/** The interpreter that has the program. */
export function python(): string {
  const own = join(ROOT, ".venv", "bin", "python");
  return process.env.BEFFROI_PYTHON ?? (existsSync(own) ? own : "python3");
}

/** Where Python finds the program: the compiled one if it was built with the page in it, as `make web` does. */
export const PYTHONPATH = `${process.env.BEFFROI_COMPILED_AT ?? "src"}:.`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class Server {
  url = "";
  /** By how many milliseconds its clock is ahead. */
  #ahead = 0;
  #data = mkdtempSync(join(tmpdir(), "beffroi-"));
  #process: ChildProcess | null = null;
  #port = 0;
  #faults: string[] = [];
  #settings: Record<string, string>;
  #module: string;

  /** `settings` are further environment variables; `moved`: its time can be moved. */
  constructor(settings: Record<string, string> = {}, moved = false) {
    this.#settings = settings;
    this.#module = moved ? "tests.browser.serve" : "beffroi";
  }

  async open(): Promise<void> {
    this.#port ||= await freePort();
    this.url = `http://127.0.0.1:${this.#port}`;
    const env = {
      ...process.env,
      PYTHONPATH,
      BEFFROI_GAMES: process.env.BEFFROI_GAMES ?? "tests.toys", // none where a release is tried
      BEFFROI_LIMITS: "false",
      BEFFROI_REACH_PRIVATE: "true",
      BEFFROI_LOG_LEVEL: "warning",
      BEFFROI_TEST_CLOCK: this.#clock,
      ...this.#settings,
    };
    this.pass(0);
    const args = ["-m", this.#module, "serve", "--port", String(this.#port), "--data", this.#data];
    this.#process = spawn(python(), args, { cwd: ROOT, env, stdio: ["ignore", "ignore", "pipe"], detached: true });
    createInterface({ input: this.#process.stderr! }).on("line", (line) => this.#hear(line));
    await this.#answers();
  }

  /** Let time pass for the server alone: what has become due happens at once. */
  pass(ms: number): void {
    this.#ahead += ms;
    writeFileSync(this.#clock, String(this.#ahead));
  }

  get #clock(): string {
    return join(this.#data, "moved-by");
  }

  /** The server answers nothing any more, as behind a line that is frozen; until it thaws. */
  freeze(): void {
    globalThis.process.kill(-this.#process!.pid!, "SIGSTOP");
  }

  thaw(): void {
    globalThis.process.kill(-this.#process!.pid!, "SIGCONT");
  }

  /** End it as a crash would. */
  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process || process.exitCode !== null) return;
    await new Promise((resolve) => {
      process.once("exit", resolve);
      globalThis.process.kill(-process.pid!, "SIGKILL"); // with the processes in which its bots think
    });
  }

  /** Whatever the server logged as an error is a fault, though the page may not show it. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
    if (this.#faults.length) throw new Error(`the server failed:\n${this.#faults.join("\n")}`);
  }

  #hear(line: string): void {
    process.stderr.write(`${line}\n`);
    if (line.startsWith("{") && JSON.parse(line).level === "error") this.#faults.push(line);
  }

  async #answers(): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      if (this.#process?.exitCode) throw new Error(`the server ended with ${this.#process.exitCode}`);
      const answer = await fetch(`${this.url}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the server did not answer");
  }
}
