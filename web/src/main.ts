import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { screen } from "./lib/screen.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/all.css";

router.start();
screen.start();
await Promise.all([settings.start(), session.start()]);
mount(App, { target: document.getElementById("page")! });

// By now the page's "load" has usually passed: nobody may wait for it.
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
