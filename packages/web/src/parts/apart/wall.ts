/** A screen for a whole room: everything is as large as a room away asks for, and `tokens.css` says how large. */
import { onDestroy, onMount } from "svelte";
import { measureLayout } from "../../layout.svelte.ts";

/** To be asked while a component is made. */
export function hangOnWall(): void {
  onMount(() => {
    document.documentElement.dataset.screen = "tv";
    measureLayout();
  });
  onDestroy(() => {
    delete document.documentElement.dataset.screen;
    measureLayout();
  });
}
