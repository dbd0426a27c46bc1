// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { app } from "@web/core/app.svelte";
import { device } from "@web/core/backend.svelte";
import { decline, mayOffer } from "./offer";

const DAY = 86_400_000;
const NOW = 20_000 * DAY;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(device, "possible", "get").mockReturnValue(true);
  vi.spyOn(app, "possible", "get").mockReturnValue(true);
});

test("it is offered after the second finished game, where it is possible and not done", () => {
  expect(mayOffer(1, NOW)).toBe(false);
  expect(mayOffer(2, NOW)).toBe(true);
  device.stored = { build: "b", parts: ["games"] };
  expect(mayOffer(2, NOW)).toBe(false);
  device.stored = null;
  vi.spyOn(device, "possible", "get").mockReturnValue(false);
  expect(mayOffer(2, NOW)).toBe(false);
});

test("a no is heard for sixty days", () => {
  decline(NOW);
  expect(mayOffer(9, NOW + 59 * DAY)).toBe(false);
  expect(mayOffer(9, NOW + 60 * DAY)).toBe(true);
});
