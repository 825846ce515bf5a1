import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/theme.css";

const target = document.getElementById("app");
if (target === null) {
  throw new Error("index.html has no element #app");
}

mount(App, { target });

// Only a page from a server of its own is kept, not one that is being worked on.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/keeper.js").catch(() => undefined);
}
