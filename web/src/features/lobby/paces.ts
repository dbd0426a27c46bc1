/** The paces a table is offered with. */
import type { ClockSettings } from "@web/generated/protocol";

export const RELAXED: ClockSettings = { kind: "relaxed", patience: 86_400 };

export const PACES: Record<string, ClockSettings> = {
  relaxed: RELAXED,
  live5: { kind: "live", base: 300, plus: 5 },
  live10: { kind: "live", base: 600, plus: 10 },
  live25: { kind: "live", base: 1500, plus: 15 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
  week: { kind: "days", days: 7 },
};

/** After how many seconds a seat may be given to a bot where there is no clock. */
export const PATIENCES: readonly number[] = [900, 3600, 86_400, 259_200];
