/** One browser for all the files that a worker runs one after the other: to start another costs as much as a visit. */
import type { Browser } from "playwright-core";
import { launch } from "../../scripts/chromium.mjs";

let shared: Browser | undefined;

export async function openBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

/** What a test that failed has left open goes before the next file. */
export async function leaveBrowser(): Promise<void> {
  await Promise.all(shared?.contexts().map((context) => context.close()) ?? []);
}
