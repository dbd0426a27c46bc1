import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/all.css";

export default mount(App, { target: document.getElementById("page")! });
