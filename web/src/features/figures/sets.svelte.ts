/** Keeping figures: in the account, as a file, by a link, for one's tables. */
import { pageAddress } from "@web/core/pages";
import { ApiError } from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import { session } from "@web/core/session.svelte";
import type { CheckedFigures, FigureProblem, FigureSet } from "@web/generated/protocol";
import * as api from "./api";
import { rememberUse } from "./choice";
import { docOf, ownsOf, type Doc } from "./model";
import type { FigureSheet } from "./sheet.svelte";
import { t } from "./texts";

export class Sets {
  mine = $state.raw<FigureSet[]>([]);
  name = $state("");
  busy = $state(false);
  /** The link to the set that was shared last. */
  link = $state("");
  /** What is wrong with a file that was read. */
  problems = $state.raw<FigureProblem[]>([]);
  readonly #sheet: FigureSheet;

  constructor(sheet: FigureSheet) {
    this.#sheet = sheet;
    this.name = sheet.draft.origin?.name ?? "";
    if (session.me) void this.#do(() => this.#list());
  }

  get doc(): Doc {
    return docOf(this.#sheet.draft.owns, this.#sheet.ours);
  }

  save(): Promise<unknown> {
    return this.#do(async () => {
      await this.#save();
      notices.tell(t("figures-saved"));
    });
  }

  /** Save what is new and hand the link on. */
  share(): Promise<unknown> {
    return this.#do(async () => {
      const { draft } = this.#sheet;
      const id = draft.changed || !draft.origin ? (await this.#save()).id : draft.origin.id;
      const { link } = await api.shareSet(id);
      this.link = new URL(
        pageAddress("figures", { game: this.#sheet.book.game, link: link ?? "" }),
        location.href,
      ).href;
      await this.#list();
      await navigator.clipboard?.writeText(this.link).then(
        () => notices.tell(t("copied")),
        () => undefined, // the link stands in the page
      );
    });
  }

  withdraw(set: FigureSet): Promise<unknown> {
    return this.#do(async () => {
      await api.withdrawLink(set.id);
      this.link = "";
      await this.#list();
    });
  }

  /** Write the override file; what can't stand is told instead. */
  download(): Promise<unknown> {
    return this.#do(async () => {
      const checked = await api.check(this.#sheet.book.game, this.doc);
      this.problems = checked.problems;
      if (checked.problems.length) return;
      const address = URL.createObjectURL(new Blob([checked.toml], { type: "application/toml" }));
      const link = document.createElement("a");
      link.href = address;
      link.download = `${this.#sheet.book.game}-figures.toml`;
      link.click();
      URL.revokeObjectURL(address);
    });
  }

  upload(file: File): Promise<unknown> {
    return this.#do(async () => {
      const checked: CheckedFigures = await api.readFile(this.#sheet.book.game, await file.text());
      this.problems = checked.problems;
      if (checked.problems.length) return;
      this.#sheet.draft.replace(ownsOf(this.#sheet.book, checked.figures as Doc), null);
      notices.tell(t("file-read", { n: checked.typed }));
    });
  }

  open(set: FigureSet): Promise<unknown> {
    return this.#do(async () => {
      const { figures, version } = await api.mySet(set.id);
      this.#sheet.draft.replace(ownsOf(this.#sheet.book, figures as Doc), { id: set.id, name: set.name, version });
      this.name = set.name;
    });
  }

  remove(set: FigureSet): Promise<unknown> {
    return this.#do(async () => {
      await api.dropSet(set.id);
      const { draft } = this.#sheet;
      if (draft.origin?.id === set.id) draft.replace(draft.owns, null);
      await this.#list();
    });
  }

  /** Offer these figures first when a table is opened. */
  use(): void {
    const { draft, book } = this.#sheet;
    const { origin } = draft;
    rememberUse(
      book.game,
      origin && !draft.changed ? { kind: "mine", id: origin.id, name: origin.name } : { kind: "device" },
    );
    notices.tell(t("figures-used"));
  }

  async #save(): Promise<FigureSet> {
    await session.need();
    const { draft, book } = this.#sheet;
    const name = this.name.trim() || t("my-figures", { n: this.mine.length + 1 });
    const set = draft.origin ? await this.#change(draft.origin, name) : await api.newSet(book.game, name, this.doc);
    this.name = set.name;
    draft.saved({ id: set.id, name: set.name, version: set.version });
    await this.#list();
    return set;
  }

  /** A set that got a newer version elsewhere is left as it is, and these figures become its next one when saved again. */
  async #change(origin: { id: string; version: number }, name: string): Promise<FigureSet> {
    try {
      return await api.changeSet(origin.id, origin.version, this.doc, name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return api.newSet(this.#sheet.book.game, name, this.doc);
      if (error.code !== "stale") throw error;
      const { version } = await api.mySet(origin.id);
      this.#sheet.draft.origin = { ...origin, name, version };
      throw new ApiError("newer-set", t("newer-set", { version }), error.status);
    }
  }

  async #list(): Promise<void> {
    this.mine = await api.mySets(this.#sheet.book.game);
  }

  async #do(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === "bad-request") notices.tell(error.message);
      else notices.fail(error);
    } finally {
      this.busy = false;
    }
  }
}
