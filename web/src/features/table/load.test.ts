// @vitest-environment happy-dom
/** What belongs to a game is fetched once, for the page that is there and the language that is spoken. */
import * as games from "@web/board/games";
import * as api from "@web/core/api";
import { texts } from "@web/i18n/texts.svelte";
import type { TableMessage } from "@web/generated/protocol";
import { FluentBundle } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "./store.svelte";

/** A catalogue that comes when it is told to. */
function held(): (found: Record<string, unknown>) => Promise<void> {
  let resolve: (found: Record<string, unknown>) => void = () => undefined;
  vi.mocked(api.catalogue).mockReturnValueOnce(new Promise((come) => (resolve = come)));
  return async (found) => {
    resolve(found);
    await new Promise((done) => setTimeout(done));
  };
}

beforeEach(() => {
  vi.spyOn(games, "gameUi").mockResolvedValue({ layout: {} });
  vi.spyOn(api, "catalogue").mockReset();
  vi.spyOn(texts, "game").mockResolvedValue(new FluentBundle("en"));
});

function sitDown(): Table {
  const table = new Table("t1");
  table.info = { game: "fair", rules: 1, options: {}, seats: [] } as unknown as TableMessage;
  return table;
}

test("what comes when the page has gone is left alone", async () => {
  const table = sitDown();
  const come = held();
  void table.load();
  table.close();
  await come({ cards: 1 });
  expect([table.catalogue, table.say, table.ui]).toEqual([null, null, null]);
  void table.load();
  expect(api.catalogue).toHaveBeenCalledTimes(1);
});

test("of two that are on their way the one asked for last is shown, whichever comes first", async () => {
  const table = sitDown();
  const [first, last] = [held(), held()];
  void table.load();
  table.info = { ...table.info!, rules: 2 };
  void table.load();
  await last({ cards: 2 });
  await first({ cards: 1 });
  expect(table.catalogue).toEqual({ cards: 2 });
  table.close();
});
