import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "@web/core/router.svelte";
import { screen } from "@web/core/screen.svelte";
import { session } from "@web/core/session.svelte";
import { settings } from "@web/core/settings.svelte";
import "@web/design/all.css";

router.start();
screen.start();
await Promise.all([settings.start(), session.start()]);
mount(App, { target: document.getElementById("page") ?? document.body });

// By now the page's "load" has usually passed: nobody may wait for it.
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
