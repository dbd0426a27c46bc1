/** Short notices at the edge of the page: what failed, what was copied. */
import { ApiError } from "./api";
import { t, texts } from "@web/i18n/texts.svelte";

const STAYS = 6000; // ms

class Notices {
  text = $state("");
  #timer = 0;

  tell(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ""), STAYS);
  }

  /** Say what went wrong, in the page's language where it knows the server's code. */
  fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const key = `refused-${error.code}`;
    this.tell(texts.has(key) ? t(key) : error.message);
  }

  /** Say what went wrong; what the server did not understand in the server's own words, which say what it expects. */
  failPlainly(error: unknown): void {
    if (error instanceof ApiError && error.code === "bad-request") this.tell(error.message);
    else this.fail(error);
  }

  close(): void {
    this.text = "";
  }
}

export const notices = new Notices();
