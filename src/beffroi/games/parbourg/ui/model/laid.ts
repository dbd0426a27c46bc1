/** What a laid card is and does now, in sentences. */
import type { Say } from "@web/board/contract";
import { t } from "../texts";
import type { Laid } from "./lanes";

export function laidHelp(one: Laid, stake: string | null, say: Say): string {
  const said = one.card ? [] : [t("face-down-help")];
  if (one.card && one.down) said.push(t("own-face-down-help"));
  if (one.value !== null && stake) said.push(t("laid-counts", { n: one.value, colour: say(`colour-${stake}`) }));
  if (one.points) said.push(t("laid-points", { n: one.points }));
  if (one.minus) said.push(t("laid-minus", { n: one.minus }));
  if (one.event && one.aim !== null)
    said.push(one.card === "lever" ? t("laid-lever", { n: one.aim + 1 }) : t("laid-aim", { who: say.seat(one.aim) }));
  return said.join(" ");
}
