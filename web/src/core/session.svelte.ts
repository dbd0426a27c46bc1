/** Who sits at this browser. A person becomes a guest when first needed; nothing is asked before. */
import type { Me } from "@web/generated/protocol";
import * as api from "./api";
import { ApiError } from "./api";
import { ask, backends } from "./backend.svelte";
import { EMBEDDED } from "./embedded";
import { socket } from "./socket.svelte";
import { texts } from "@web/i18n/texts.svelte";

const NAMES = [
  "Ysabel",
  "Renaud",
  "Mahaut",
  "Aldous",
  "Odile",
  "Guillem",
  "Béatrix",
  "Thierry",
  "Aude",
  "Justine",
  "Perrin",
  "Alix",
  "Gautier",
  "Hersende",
  "Lambert",
  "Clémence",
  "Enguerrand",
  "Jehanne",
  "Robin",
  "Sibylle",
];

/** Where it is noted that asking who we are has a point. */
const known = () => (backends.kind === "server" ? "beffroi-known" : "beffroi-known-here");

class Session {
  me = $state.raw<Me | null>(null);
  #coming: Promise<Me> | null = null;
  #recalling: Promise<void> = Promise.resolve();

  /** Ask who we are, if we were somebody before. The tables of a device take a while to open: the page does not wait. */
  async start(): Promise<void> {
    socket.listen((message) => {
      if (message.t === "hello") this.#is(message.me);
    });
    backends.listen(() => {
      socket.restart();
      this.#recalling = this.#recall();
    });
    this.#recalling = this.#recall();
    if (backends.kind === "server") await this.#recalling;
  }

  async #recall(): Promise<void> {
    this.me = null;
    if (EMBEDDED || !localStorage.getItem(known())) return;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#is(null);
    }
  }

  /** Be somebody: the present person, or a new guest with a name of the town. */
  async need(): Promise<Me> {
    await this.#recalling;
    if (this.me) return this.me;
    this.#coming ??= this.#enter().finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** Be a guest of this name, or somebody as before where none is given. */
  async enter(name: string): Promise<Me> {
    if (!name.trim()) return this.need();
    const me = await api.enter(name.trim(), texts.language);
    this.become(me);
    return me;
  }

  /** Someone else from now on; the live connection must know. */
  become(me: Me | null): void {
    const changed = this.me?.id !== me?.id;
    this.#is(me);
    if (changed) socket.restart();
  }

  #is(me: Me | null): void {
    this.me = me;
    if (me) localStorage.setItem(known(), me.name);
    else localStorage.removeItem(known());
  }

  async #enter(): Promise<Me> {
    const name = NAMES[Math.floor(Math.random() * NAMES.length)];
    for (let attempt = 0; ; attempt += 1) {
      try {
        const me = await api.enter(attempt ? `${name} ${Math.floor(Math.random() * 10_000)}` : name, texts.language);
        this.become(me);
        return me;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "name-taken" || attempt > 5) throw error;
      }
    }
  }
}

export const session = new Session();

texts.source = async (path) => {
  const { status, text } = await ask("get", path, null);
  if (status >= 400) throw new Error(`${path}: ${status}`);
  return text;
};
