/** A page of the app in a fresh profile, that fails the test on any error it meets. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";

export interface Wishes {
  readonly size?: readonly [number, number];
  readonly language?: "fr" | "en";
  readonly theme?: "day" | "night";
  readonly motion?: boolean;
  /** Times the usual pace; 0 waits for nothing. */
  readonly pace?: number;
  readonly textTable?: boolean;
  /** Whether it is touched with fingers. */
  readonly touch?: boolean;
  /** With it the app is there without a network; to put all of it away costs as much as the visit. */
  readonly serviceWorker?: boolean;
  /** Of another server than the one that all tests share. */
  readonly address?: string;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page. */
  readonly errors: string[];
}

/** The smallest on which a table lies as on a desk: to draw one half as large again takes an eighth more of all the work. */
const desk = [1024, 640] as const;

/** A place of the same address that is no page of the app: from there one asks the server, for a fifth of the price. */
export const porch = "/icon.svg";

export async function visit(browser: Browser, path: string, wishes: Wishes = {}): Promise<Visit> {
  const device = await newDevice(browser, wishes);
  await device.page.goto(path);
  return device;
}

/** A fresh profile on which nothing has been opened yet. */
export async function newDevice(browser: Browser, wishes: Wishes = {}): Promise<Visit> {
  const [width, height] = wishes.size ?? desk;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: wishes.motion ? "no-preference" : "reduce",
    baseURL: wishes.address ?? inject("address"),
    acceptDownloads: true,
    hasTouch: wishes.touch === true,
    serviceWorkers: wishes.serviceWorker ? "allow" : "block",
  });
  const settings = {
    language: wishes.language ?? "fr",
    theme: wishes.theme ?? "day",
    pace: wishes.pace ?? 0,
    textTable: wishes.textTable ?? false,
  };
  // Only the first time: what people change afterwards stays changed.
  await context.addInitScript((kept) => {
    if (localStorage.getItem("guinguette/settings") === null)
      localStorage.setItem("guinguette/settings", JSON.stringify(kept));
  }, settings);
  const page = await context.newPage();
  // Long enough for any machine: what is slow is a matter for `npm run speed`.
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The browser asks for one by itself where a place names none, as the porch does: no page of the app.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) errors.push(message.text());
  });
  return { context, page, errors };
}
