import type { Choice, ComposedMessage, SeatCommand, Update } from "@web/generated/protocol";
import { expect, test, vi } from "vitest";
import { socket } from "@web/core/socket.svelte";
import { Direct } from "./direct.svelte";
import type { Table } from "./store.svelte";

const sentence = (key: string) => ({ key, args: {} });
const card = (name: string): Choice => ({ code: `play ${name}`, anchor: `hand:${name}`, label: sentence("play") });

test("after a secret answer, which nobody may count, what could be done before is no choice any more", () => {
  const said = vi.spyOn(socket, "say").mockImplementation(() => undefined);
  const live = { seq: 7, question: sentence("ask-last-card"), undo: 0 } as unknown as Update;
  const table = { id: "t1", seat: 0, asked: true, live, ui: { layout: { direct: true } } };
  const direct = new Direct(table as unknown as Table);
  direct.begin();
  const { key } = said.mock.lastCall![0] as SeatCommand;
  const turn = { chosen: ["play barn"], answers: ["play barn"], defaults: [], ...card("barn") };
  direct.hear({ t: "composed", key, seq: 7, seat: 0, completions: [turn] } as unknown as ComposedMessage);
  expect(direct.choices([]).map((choice) => choice.code)).toEqual(["play barn"]);

  table.live = { ...live, question: sentence("ask-last-slot") };
  direct.begin();
  expect(said).toHaveBeenCalledTimes(2);
  expect(direct.choices([])).toEqual([]);
});
