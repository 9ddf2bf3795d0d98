/** The parts of a table apart: what they say aloud, and that they show how things stand. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FarTable } from "../src/apart/far-table.svelte.ts";
import FarMenu from "../src/parts/apart/FarMenu.svelte";
import PeopleSheet from "../src/parts/apart/PeopleSheet.svelte";
import SignsSaid from "../src/parts/apart/SignsSaid.svelte";
import VerifyDeal from "../src/parts/apart/VerifyDeal.svelte";
import { settings } from "../src/settings.svelte.ts";
import AtFar from "./AtFar.svelte";
import { changing } from "./changing.svelte.ts";

let shown: object[] = [];
beforeEach(() => {
  settings.language = "fr";
});
afterEach(async () => {
  for (const part of shown) await unmount(part);
  shown = [];
});

const names = (seat: number) => ["Léo", "Margot", "Ousmane"][seat] ?? "";
const chairs = [0, 1, 2].map((seat) => ({
  holder: { kind: "person", name: names(seat) },
  standIn: null,
  resigned: false,
}));

function show<Props extends object>(given: object, part: unknown, props: Props): void {
  const far = given as FarTable;
  shown.push(mount(AtFar, { target: document.body, props: { far, part, props } as never }));
}

it("a sign that fades makes no news of those that stand", async () => {
  const signs = changing<Record<number, string | null>>({ 1: "thanks", 2: "well-played" });
  const company = { signAt: (seat: number) => signs[seat] ?? null };
  show({ chairs, persons: [0], company }, SignsSaid, { names });
  const live = document.querySelector("[aria-live]");
  expect(live?.textContent).toMatch(/Margot.*Merci.*Ousmane.*Bien joué/s);
  const added: string[] = [];
  const watching = new MutationObserver((changes) => {
    for (const { type, addedNodes, target } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) added.push(node.textContent ?? "");
  });
  watching.observe(live as Element, { childList: true, subtree: true, characterData: true });
  signs[1] = null;
  await tick();
  expect(live?.textContent).not.toContain("Margot");
  signs[1] = "thanks";
  await tick();
  await expect.poll(() => added.filter((text) => text !== "")).toEqual([expect.stringMatching(/^Margot/)]);
  watching.disconnect();
});

it.each([
  ["the menu", FarMenu, { hasHands: false, over: false, close() {} }],
  ["the sheet of people", PeopleSheet, { names, close() {} }],
] as const)(
  "in %s, whether others see one's side is as it is, also where the wish was not granted",
  async (_, part, props) => {
    const far = changing({
      id: "0".repeat(26),
      chairs,
      holders: chairs.map(({ holder }) => holder),
      persons: [0],
      own: "plays",
      room: { code: "tench-4", plan: { watching: "seats" }, shown: [0] },
      company: { watching: 0, presence: null, isHushed: () => false, clockAt: () => null },
      isShown: true,
      async show(on: boolean) {
        if (!on) return "Pas maintenant.";
        far.isShown = on;
        return null;
      },
    });
    show(far, part, props);
    const box = page.getByLabelText("Montrer mon jeu");
    await userEvent.click(box);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Pas maintenant.");
    await expect.element(box).toBeChecked();
    far.isShown = false;
    await expect.element(box).not.toBeChecked();
    await userEvent.click(box);
    // The browser ticks the box of its own accord: what counts is that the wish was granted.
    await expect.poll(() => far.isShown).toBe(true);
    await expect.element(box).toBeChecked();
    expect(document.querySelector("[role=alert]")).toBeNull();
  },
);

it.each([
  [null, "fry", "Un robot peut jouer jusqu’à votre retour."],
  [{ kind: "game", seconds: 600, added: 0 }, "fry", "À la fin du temps, Alevin y jouera."],
  [{ kind: "game", seconds: 600, added: 0 }, "wait", "Un robot peut jouer jusqu’à votre retour."],
])("the menu says who plays for whoever gets up (clock %j, away %s)", async (clock, away, said) => {
  const plan = { watching: "nobody", clock, away };
  const far = { ...{ id: "0".repeat(26), chairs, persons: [0], own: "plays", isShown: null }, holders: [] };
  show({ ...far, room: { code: "tench-4", plan, shown: [] } }, FarMenu, { hasHands: false, over: false });
  await expect.element(page.getByRole("button", { name: /^Laisser ma place/ })).toHaveTextContent(said);
  await expect
    .element(page.getByRole("link", { name: /grand écran/ }))
    .toHaveTextContent("pas de spectateurs");
  await userEvent.click(page.getByRole("button", { name: /^Laisser ma place/ }));
  await expect.element(page.getByRole("alert")).toHaveTextContent(said);
});

it("what came of verifying the deal has the focus, and can be asked for again", async () => {
  const room = { id: "0".repeat(26), dealing: "sealed", commitment: "", mine: { seat: 0 } };
  show({ room, written: async () => null }, VerifyDeal, { names });
  await userEvent.click(page.getByRole("button", { name: "Vérifier la donne" }));
  await expect.element(page.getByText("Vérification impossible")).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});
