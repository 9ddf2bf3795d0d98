/** The parts of a table, each by itself: what it shows, what it says aloud, what it offers. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/table.css";
import type { Holder } from "@guinguette/table/terms";
import { namesOf } from "@guinguette/words/common";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadLook } from "../src/games/looks.ts";
import Consent from "../src/parts/table/Consent.svelte";
import Curtain from "../src/parts/table/Curtain.svelte";
import Dock from "../src/parts/table/Dock.svelte";
import Log from "../src/parts/table/Log.svelte";
import Seats from "../src/parts/table/Seats.svelte";
import Slate from "../src/parts/table/Slate.svelte";
import { settings } from "../src/settings.svelte.ts";
import { atTable, fishers, shownWhy } from "./at-table.svelte.ts";

let shown: object[] = [];
const languages = ["fr", "en"] as const;

function show<Props extends object>(part: Component<Props>, props: NoInfer<Props>): void {
  shown.push(mount(part as Component<object>, { target: document.body, props }));
}

afterEach(async () => {
  for (const part of shown) await unmount(part);
  shown = [];
  document.body.replaceChildren();
  settings.language = "fr";
});

const names = (language: "fr" | "en") => namesOf(["Ondine", "Vairon", "Bob"], language);
const holders: readonly Holder[] = [
  { kind: "person", name: "Ondine" },
  { kind: "person", name: "Vairon" },
  { kind: "bot", name: "Bob", level: "perch" },
];

/** Whether what is touched in its middle is this, or within it. */
function takesTouch(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

describe.each(languages)("in %s", (language) => {
  const set = () => {
    settings.language = language;
  };

  it("the slate says who and what, and its rule where something is refused", async () => {
    set();
    show(Slate, { game: "fish-fish", seat: 1, who: "Vairon", text: "Misez.", mood: "yours" });
    await expect.element(page.getByText("Misez.")).toBeVisible();
    expect(document.querySelector(".slate")?.getAttribute("aria-live")).toBe("polite");
    for (const part of shown) await unmount(part);
    shown = [];
    show(Slate, {
      game: "fish-fish",
      seat: 1,
      who: "Vairon",
      text: "Misez.",
      mood: "yours",
      refusal: { rule: "FF-L2", text: "Trop." },
    });
    const rule = page.getByRole("link", { name: /FF-L2/ });
    await expect.element(rule).toHaveAttribute("href", expect.stringContaining("FF-L2"));
    expect(document.body.textContent).not.toContain("Misez.");
  });

  it("the slate tells what happened last to the eye alone: the page says it aloud itself", async () => {
    set();
    show(Slate, {
      game: "fish-fish",
      seat: null,
      who: "",
      text: "…",
      mood: "think",
      last: { seat: null, text: "Une ligne vide.", gain: null },
    });
    const passing = page.getByText("Une ligne vide.");
    await expect.element(passing).toBeVisible();
    expect(passing.element().closest("[aria-hidden=true]")).not.toBeNull();
  });

  it("the slate keeps the figure of a line to the whole line", async () => {
    set();
    const whole = { seat: null, text: "Ondine garde la lotte.", gain: "+1" };
    const long = {
      seat: null,
      text: `Ondine prend la lotte, ${"avance un acheteur, ".repeat(60)}vend.`,
      gain: "+14",
    };
    for (const last of [whole, long]) {
      show(Slate, { game: "wishes", seat: null, who: "", text: "…", mood: "think", last });
      await expect.element(page.getByText(/^Ondine/)).toBeVisible();
      const told = document.querySelector(".slate .last")?.textContent ?? "";
      expect(told.includes(last.gain)).toBe(last === whole);
      for (const part of shown) await unmount(part);
      shown = [];
    }
  });

  it("the slate has so many lines, and all of what it says opens at a touch", async () => {
    set();
    const text = "Avancez un acheteur. ".repeat(30);
    show(Slate, { game: "wishes", seat: 0, who: "", text, mood: "yours" });
    const slate = document.querySelector<HTMLElement>(".slate");
    const words = slate?.querySelector<HTMLElement>(".do");
    const closed = words?.clientHeight ?? 0;
    expect(words?.scrollHeight).toBeGreaterThan(closed);
    slate?.click();
    flushSync();
    expect(words?.clientHeight).toBeGreaterThan(closed);
    slate?.click();
    flushSync();
    expect(words?.clientHeight).toBe(closed);
  });

  it("the log keeps the order it is given, and can be reached by the keyboard", async () => {
    set();
    const lines = ["trois", "deux", "un"].map((text, key) => ({
      key,
      at: key,
      from: key,
      seat: key === 1 ? null : 0,
      text,
      gain: key === 2 ? "+3" : null,
    }));
    show(Log, { lines });
    expect([...document.querySelectorAll("li")].map((li) => li.textContent?.trim())).toEqual([
      "trois",
      "deux",
      "un +3",
    ]);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("role")).toBe("region");
  });

  it("the log is asked why of a bot's entry alone, and answers below it until it is asked no more", async () => {
    set();
    const lines = ["Bob mise.", "Ondine mise."].map((text, key) => ({
      key,
      at: key,
      from: key,
      seat: 2 - 2 * key,
      text,
      gain: null,
    }));
    const why = shownWhy(({ seat }) => seat === 2, "Parce que.");
    show(Log, { lines, why });
    const name = language === "fr" ? "Pourquoi\u00a0? Bob mise." : "Why? Bob mise.";
    const button = page.getByRole("button");
    expect(button.elements()).toHaveLength(1);
    await expect.element(button).toHaveAccessibleName(name);
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    expect(document.body.textContent).not.toContain("Parce que.");
    await button.click();
    await expect.element(page.getByText("Parce que.")).toBeVisible();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.click();
    expect(document.body.textContent).not.toContain("Parce que.");
  });

  it("a log in a sheet has the sheet's title alone", async () => {
    set();
    show(Log, { lines: [], inSheet: true });
    await expect.element(page.getByRole("region")).toBeVisible();
    expect(document.querySelectorAll("h2")).toHaveLength(0);
  });

  it("an empty log says so", async () => {
    set();
    show(Log, { lines: [] });
    expect(document.querySelectorAll("li")).toHaveLength(1);
    expect(document.querySelector("li")?.textContent?.trim()).not.toBe("");
  });

  it("the curtain hands the device to one, and lets who has chosen choose again", async () => {
    set();
    const raise = vi.fn();
    const change = vi.fn();
    show(Curtain, { seat: 0, holders, names: names(language), ready: [1], raise, change });
    // Whoever plays by keyboard opens it at once.
    await expect.poll(() => document.activeElement?.tagName).toBe("BUTTON");
    await userEvent.keyboard("{Enter}");
    expect(raise).toHaveBeenCalledOnce();
    await page.getByRole("button", { name: /Vairon/ }).click();
    expect(change).toHaveBeenCalledExactlyOnceWith(1);
    // A bot cannot be asked to choose again.
    expect(page.getByRole("button", { name: /Bob/ }).elements()).toHaveLength(0);
  });

  it("before the first choice the curtain says nothing of the others", async () => {
    set();
    show(Curtain, { seat: 0, holders, names: names(language), ready: [], raise: () => {}, change: () => {} });
    expect(document.querySelectorAll("li")).toHaveLength(0);
    expect(document.body.textContent).not.toContain("Vairon");
  });

  it("the answers to a question take no touch that was meant for what lay there before", async () => {
    set();
    const agree = vi.fn();
    show(Consent, {
      question: { seat: 1, number: 1, keep: 0, agreed: 0 },
      persons: [0],
      chairs: holders.map((holder) => ({ holder, standIn: null, resigned: false })),
      names: names(language),
      agree,
      disagree: () => {},
      withdraw: () => {},
    });
    flushSync();
    const yes = document.querySelector("button.primary");
    if (yes === null) throw new Error("nobody is asked");
    expect(takesTouch(yes)).toBe(false);
    await expect.poll(() => takesTouch(yes)).toBe(true);
    await userEvent.click(yes);
    expect(agree).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("the seats say whose turn it is, who is ready, and who is a bot", async () => {
    set();
    const look = await loadLook("fish-fish", {});
    const { seen } = await fishers();
    show(Seats, { look, view: seen.view, holders, names: names(language), awaited: [0], ready: [1] });
    for (const name of ["Ondine", "Vairon", "Bob"])
      await expect.element(page.getByText(name).first()).toBeVisible();
    const seats = page.getByRole("listitem").elements();
    const having = (what: string) => seats.map((seat) => seat.querySelector(what) !== null);
    expect(having("[aria-current=step]")).toEqual([true, false, false]);
    expect(having(".badge.ready")).toEqual([false, true, false]);
    expect(having(".badge.bot")).toEqual([false, false, true]);
  });

  it("the dock plays what was proposed, once, and lets go of it by Escape's button", async () => {
    set();
    const look = await loadLook("fish-fish", {});
    const { sitting, table } = await atTable();
    show(Dock, { look, sitting, names: names(language), seeLog: () => {}, passAll: () => {} });
    const big = () => document.querySelector<HTMLButtonElement>("button.big");
    expect(big()?.disabled).toBe(true);
    sitting.propose({ type: "cast", card: "catch", bait: 5 } as never);
    await expect.poll(() => big()?.disabled).toBe(false);
    document.querySelector<HTMLButtonElement>('[aria-keyshortcuts="Escape"]')?.click();
    await expect.poll(() => big()?.disabled).toBe(true);
    sitting.propose({ type: "cast", card: "catch", bait: 5 } as never);
    await expect.poll(() => big()?.disabled).toBe(false);
    big()?.click();
    big()?.click();
    await expect.poll(() => table.moves).toHaveLength(1);
    // What nobody has learned from can be taken back, and the button says so.
    await expect.poll(() => document.querySelector(".undo")).not.toBeNull();
    // A key takes it at once; a touch that comes so soon was meant for what stood there before.
    const undo = document.querySelector<HTMLButtonElement>(".undo");
    expect(undo === null || takesTouch(undo)).toBe(false);
    undo?.click();
    await expect.poll(() => table.moves).toHaveLength(0);
    sitting.leave();
  });
});
