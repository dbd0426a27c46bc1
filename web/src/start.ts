/** Shows the page, when everything that it needs first is there. */
import { mount } from "svelte";
import App from "./App.svelte";
import { loadPage } from "./pages";
import { app } from "@web/core/app.svelte";
import { router } from "@web/core/router.svelte";
import { screen } from "@web/core/screen.svelte";
import { session } from "@web/core/session.svelte";
import { settings } from "@web/core/settings.svelte";
import { waitingMoves } from "@web/core/waiting_moves.svelte";
import "@web/design/all.css";

/** The style sheets of the page itself; they stand at its end, so that its first words don't wait for them. */
function styled(): Promise<unknown> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("body link[rel=stylesheet]")];
  const coming = sheets.filter((link) => !link.sheet);
  return Promise.all(
    coming.map(
      (link) =>
        new Promise((ready) => {
          link.addEventListener("load", ready);
          link.addEventListener("error", ready);
        }),
    ),
  );
}

router.start();
screen.start();
await Promise.all([settings.start(), session.start(), loadPage(router.place.page), styled()]);
const target = document.getElementById("page") ?? document.body;
target.replaceChildren();
mount(App, { target });

app.start();
waitingMoves.start();
