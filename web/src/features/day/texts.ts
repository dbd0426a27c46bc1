/** The words of the games of the day, loaded with them. */
import { featureTexts } from "@web/i18n/feature_texts";

export const t = featureTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
