/** Who sits at this browser. A person becomes a guest when first needed; nothing is asked before. */
import type { Me } from "@web/generated/protocol";
import * as api from "./api";
import { ApiError } from "./api";
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

const KNOWN = "beffroi-known"; // whether asking the server who we are has a point

class Session {
  me = $state.raw<Me | null>(null);
  #coming: Promise<Me> | null = null;

  /** Ask the server who we are, if we were somebody before. */
  async start(): Promise<void> {
    socket.listen((message) => {
      if (message.t === "hello") this.#is(message.me);
    });
    if (!localStorage.getItem(KNOWN)) return;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#is(null);
    }
  }

  /** Be somebody: the present person, or a new guest with a name of the town. */
  async need(): Promise<Me> {
    if (this.me) return this.me;
    this.#coming ??= this.#enter().finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** Someone else from now on; the live connection must know. */
  become(me: Me | null): void {
    const changed = this.me?.id !== me?.id;
    this.#is(me);
    if (changed) socket.restart();
  }

  #is(me: Me | null): void {
    this.me = me;
    if (me) localStorage.setItem(KNOWN, me.name);
    else localStorage.removeItem(KNOWN);
  }

  async #enter(): Promise<Me> {
    const name = NAMES[Math.floor(Math.random() * NAMES.length)];
    for (let attempt = 0; ; attempt += 1) {
      try {
        const me = await api.enter(attempt ? `${name} ${Math.floor(Math.random() * 10_000)}` : name);
        this.become(me);
        if (texts.language !== "en") void api.changeMe({ language: texts.language }).catch(() => undefined);
        return me;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "name-taken" || attempt > 5) throw error;
      }
    }
  }
}

export const session = new Session();
