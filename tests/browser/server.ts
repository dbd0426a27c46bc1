/** A real `beffroi serve` for the tests, with the toy game beside the real ones. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PATIENCE = 180_000; // ms until the server must answer: the machine may be busy

/** The interpreter that has the program. */
export function python(): string {
  const own = join(ROOT, ".venv", "bin", "python");
  return process.env.BEFFROI_PYTHON ?? (existsSync(own) ? own : "python3");
}

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
  #data = mkdtempSync(join(tmpdir(), "beffroi-"));
  #process: ChildProcess | null = null;
  #port = 0;
  #settings: Record<string, string>;

  /** `settings` are further environment variables. */
  constructor(settings: Record<string, string> = {}) {
    this.#settings = settings;
  }

  async open(): Promise<void> {
    this.#port ||= await freePort();
    this.url = `http://127.0.0.1:${this.#port}`;
    const env = {
      ...process.env,
      PYTHONPATH: "src:.",
      BEFFROI_GAMES: "tests.toys",
      BEFFROI_LIMITS: "false",
      BEFFROI_REACH_PRIVATE: "true",
      BEFFROI_LOG_LEVEL: "warning",
      ...this.#settings,
    };
    const args = ["-m", "beffroi", "serve", "--port", String(this.#port), "--data", this.#data];
    this.#process = spawn(python(), args, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"], detached: true });
    await this.#answers();
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

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
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
