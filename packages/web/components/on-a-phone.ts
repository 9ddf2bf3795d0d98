/** Boards on a phone, in a time that passes only when the test lets it. */
import { unmount } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { measureLayout } from "../src/layout.svelte.ts";
import { settings } from "../src/settings.svelte.ts";

/** For every test of a file. What it gives is told of each board that was mounted: it is gone after its test. */
export function onAPhone(): (mounted: object) => void {
  let shown: object | null = null;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    settings.pace = 1;
    await page.viewport(390, 844);
    measureLayout();
  });
  afterEach(async () => {
    vi.useRealTimers();
    if (shown !== null) await unmount(shown);
    shown = null;
    document.body.replaceChildren();
    document.documentElement.style.removeProperty("font-size");
    measureLayout();
  });
  return (mounted) => {
    shown = mounted;
  };
}
