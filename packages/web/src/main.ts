import { mount } from "svelte";
import App from "./App.svelte";
import { followLayout } from "./layout.svelte.ts";
import { followLinks } from "./route.svelte.ts";
import { followSystem, showSettings } from "./settings.svelte.ts";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/stage.css";

showSettings();
followLayout();
followSystem();
followLinks();
addEventListener(
  "keydown",
  (event) => {
    const pressed = event.composedPath();
    void import("./parts/keep-place.ts").then(({ keepPlaces }) => keepPlaces(pressed));
  },
  { once: true, capture: true },
);
mount(App, { target: document.body });

if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/service-worker.js");
