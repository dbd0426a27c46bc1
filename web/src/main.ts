/** Comes first and knows little: sends for everything that the address and the language need, all at once. */
import "@web/core/embedded";
import { ENGINE, houseWorker } from "@web/core/device/house";
import { keptChoices } from "@web/core/kept_choices";
import { placeNow } from "@web/core/place";
import { catalogueOf, preferred } from "@web/i18n/languages";
import { loadPage } from "./pages";

const LISTED = ["home", "new", "table"]; // the pages that begin with the list of games

/** Let the browser fetch what the page will ask for. */
function preload(address: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href: address });
  link.crossOrigin = "anonymous";
  document.head.append(link);
}

if (import.meta.env.MODE === "site" && ENGINE) houseWorker(); // its engine is most of what comes over the line
const { page } = placeNow();
if (import.meta.env.MODE !== "site" && LISTED.includes(page)) preload("/api/games");
void import("./start");
void loadPage(page).catch(() => undefined); // told when it is shown
void catalogueOf(keptChoices().language ?? preferred(navigator.languages));
