/** A table where people gather, by its parts: what they show of the table, and what becomes of what was refused. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import { gameOf } from "@guinguette/rules/games";
import { usualOptions } from "@guinguette/rules/options";
import type { Asked } from "@guinguette/wire/client/http";
import type { RoomView } from "@guinguette/wire/room";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tables } from "../src/apart/here.ts";
import type { Watch } from "../src/apart/watch.svelte.ts";
import GatheredSeats from "../src/parts/apart/GatheredSeats.svelte";
import Switches from "../src/parts/apart/Switches.svelte";
import WaitingRoom from "../src/parts/apart/WaitingRoom.svelte";
import { settings } from "../src/settings.svelte.ts";
import { changing } from "./changing.svelte.ts";

let shown: object[] = [];
beforeEach(() => {
  settings.language = "fr";
});
afterEach(async () => {
  for (const part of shown) await unmount(part);
  shown = [];
  vi.restoreAllMocks();
});

const room = {
  id: "0".repeat(26),
  code: "tench-4",
  stage: "waiting",
  plan: {
    game: "wishes",
    players: 3,
    empty: "wait",
    options: usualOptions(gameOf("wishes")),
    settings: { memory: "book", takeBack: "free", hints: "told" },
    listed: false,
    clock: null,
    away: "wait",
    watching: "public",
    delay: 0,
  },
  seats: [null, null, null],
  shown: [],
  mine: { seat: 0, host: true },
  host: 0,
  next: null,
} as unknown as RoomView;

it("what a program chose for who stays away is among the choices, and is said", async () => {
  for (const [away, language, said] of [
    ["random", "fr", "Un robot joue au hasard"],
    ["random", "en", "A bot plays at random"],
    ["wait", "en", "We wait"],
  ] as const) {
    settings.language = language;
    const part = mount(Switches, {
      target: document.body,
      props: { plan: { ...room.plan, away }, change: () => {} },
    });
    const select = page.getByLabelText(language === "fr" ? "Si quelqu’un s’absente" : "If someone is away");
    const options = (select.element() as HTMLSelectElement).selectedOptions;
    expect([...options].map(({ text }) => text)).toEqual([said]);
    await unmount(part);
  }
});

it("the wall starts the game where it opened the table itself, and says who does where somebody else may", async () => {
  const bot = { kind: "bot" as const, level: "perch" as const, name: "" };
  const full = { ...room, commitment: "5ea1", seats: [bot, bot, bot] };
  const watch = { isLive: true, company: null } as Watch;
  const start = page.getByRole("button", { name: "Commencer" });
  for (const [mine, host, count] of [
    [{ seat: null, host: true }, null, 1],
    [{ seat: 0, host: true }, 0, 0],
    [{ seat: null, host: false }, null, 0],
  ] as const) {
    const props = { watch, room: { ...full, mine, host }, screen: "tv" as const };
    const part = mount(WaitingRoom, { target: document.body, props });
    expect(start.elements()).toHaveLength(count);
    await unmount(part);
  }
});

it("who can neither sit down nor watch is told so, and offered the way home alone", async () => {
  const bot = { kind: "bot" as const, level: "perch" as const, name: "" };
  const full = { ...room, commitment: "5ea1", seats: [bot, bot, bot], mine: { seat: null, host: false } };
  const watch = { isLive: true, company: null } as Watch;
  const offers = async (watching: RoomView["plan"]["watching"]) => {
    const props = { watch, room: { ...full, plan: { ...room.plan, watching } }, screen: "own" as const };
    const part = mount(WaitingRoom, { target: document.body, props });
    const all = [...document.querySelectorAll("main :is(a, button, summary), .go :is(a, button, p)")];
    const texts = all.map(({ textContent }) => textContent?.trim());
    const hint = document.querySelector("section .hint")?.textContent;
    await unmount(part);
    return { texts, hint };
  };
  const shut = await offers("nobody");
  expect(shut.hint).toBe("Toutes les places sont prises, et cette table n’a pas de spectateurs.");
  expect(shut.texts).toEqual(["Accueil"]);
  const open = await offers("public");
  expect(open.hint).toContain("Vous pouvez regarder.");
  expect(open.texts).toContain("Inviter quelqu’un d’autre");
  expect(open.texts).not.toContain("Accueil");
});

describe("one's own name", () => {
  const called = (name: string, other?: string) => {
    const seats = [name, other].map((each) => (each ? { kind: "person", name: each, seal: "" } : null));
    return { ...room, seats: [...seats, null] } as RoomView;
  };
  /** Léo's seat, and another's; what is asked of the table. */
  async function seated(answer: (name: string) => Asked<RoomView>, other?: string) {
    const props = changing({
      room: called("Léo", other),
      company: null,
      act: async (ask: () => Promise<Asked<RoomView>>) => {
        const asked = await ask();
        if (asked.ok) props.room = asked.value;
        return asked.ok;
      },
    });
    const sit = vi.spyOn(tables, "sit").mockImplementation(async (_id, _seat, { name }) => answer(name));
    shown.push(mount(GatheredSeats, { target: document.body, props }));
    await userEvent.click(page.getByRole("button", { name: "Votre place" }));
    return { sit, field: page.getByLabelText("Votre nom") };
  }
  const taken: Asked<RoomView> = { ok: false, why: "name-taken", problem: null };

  it("that another has is not kept in the field", async () => {
    const { field } = await seated(() => taken);
    await userEvent.fill(field, "Margot");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("Léo");
  });

  it("is not another's at this table, though the table would let it be", async () => {
    const { field, sit } = await seated((name) => ({ ok: true, value: called(name) }), "Margot");
    await userEvent.fill(field, "margot ");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("Léo");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Ce nom est déjà pris");
    expect(sit).not.toHaveBeenCalled();
  });

  it("is as the table keeps it", async () => {
    const { field } = await seated((name) => ({ ok: true, value: called(name) }));
    await userEvent.fill(field, "  Léonie ");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("Léonie");
    // The same name again, told by nothing that changes at the table.
    await userEvent.fill(field, " Léonie");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("Léonie");
  });

  it("is needed: without one nothing is asked, and it is said why", async () => {
    const { field, sit } = await seated(() => taken);
    await userEvent.fill(field, "  ");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("Léo");
    await expect.element(page.getByText("Il faut un nom. Le vôtre n’a pas changé.")).toBeVisible();
    expect(sit).not.toHaveBeenCalled();
    await userEvent.fill(field, "Léonie");
    await expect.poll(() => page.getByText("Il faut un nom.").elements()).toHaveLength(0);
  });
});

it("who moves to a seat that another takes meanwhile has their old one back, in their colour, and reads why", async () => {
  const leo = { kind: "person", name: "Léo", seal: "", colour: 4 } as const;
  // One who came at the same moment may be called as they are.
  const other = { ...leo, colour: 2 };
  const free = { ...room, mine: { seat: null, host: true } };
  const problems: string[] = [];
  const props = changing({
    room: { ...room, seats: [leo, null, other] } as RoomView,
    company: null,
    act: async (ask: () => Promise<Asked<RoomView>>) => {
      const asked = await ask();
      if (asked.ok) props.room = asked.value;
      problems.push(asked.ok ? "" : asked.why);
      return asked.ok;
    },
  });
  vi.spyOn(tables, "stand").mockResolvedValue({ ok: true, value: free });
  const sit = vi
    .spyOn(tables, "sit")
    .mockImplementation(async (_id, seat) =>
      seat === 1
        ? { ok: false, why: "seat-taken", problem: null }
        : { ok: true, value: { ...room, seats: [leo, null, other] } as RoomView },
    );
  shown.push(mount(GatheredSeats, { target: document.body, props }));
  await userEvent.click(page.getByRole("button", { name: "Votre place" }));
  await userEvent.click(page.getByRole("button", { name: "Venir à la place 2" }));
  await expect.poll(() => problems).toEqual(["", "seat-taken", "", "seat-taken"]);
  expect(sit.mock.calls.map(([, seat, { name, colour }]) => [seat, name, colour])).toEqual([
    [1, "Léo", 4],
    [0, "Léo", 4],
  ]);
  await expect.element(page.getByRole("list").getByText("vous", { exact: true })).toBeVisible();
});
