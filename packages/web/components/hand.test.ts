/** The Fisher's hand in Fish Fish: what is spent is refused at once, whichever is touched first (FF-L1). */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import { sit } from "@guinguette/table/testing/sit";
import { namesOf } from "@guinguette/words/common";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { loadLook } from "../src/games/looks.ts";
import PlayBoard from "../src/parts/table/PlayBoard.svelte";
import { settings } from "../src/settings.svelte.ts";

it("a bait that is gone is proposed, and so refused, and never picked up", async () => {
  const game = sit("fish-fish", 3, { seed: "hand", setup: {} });
  const fisher = seatsIn(awaited(game))[0] ?? 0;
  const first = legalMoves(game, fisher)[0] as FishFish["move"];
  const bait = first.type === "cast" ? first.bait : 0;
  // Until a value is in hand no more: of one there are two.
  for (;;) {
    const [seat = 0] = seatsIn(awaited(game));
    const view = fishFish.view(game.state as never, fisher);
    if (seat === fisher && !view.baits?.includes(bait)) break;
    const legal = legalMoves(game, seat) as FishFish["move"][];
    act(game, seat, legal.find((move) => move.type === "cast" && move.bait === bait) ?? (legal[0] as never));
  }
  const view = fishFish.view(game.state as never, fisher);
  const proposed: FishFish["move"][] = [];
  const picked: (string | null)[] = [];
  settings.language = "fr";
  const shown = mount(PlayBoard, {
    target: document.body,
    props: {
      ...{ look: await loadLook("fish-fish", {}), view, seat: fisher, legal: legalMoves(game, fisher) },
      ...{ events: [], showing: false, names: namesOf(["Ondine", "Vairon", "Bob"], "fr") },
      holders: ["Ondine", "Vairon", "Bob"].map((name) => ({ kind: "person", name })),
      proposal: {
        ...{ picked: null, proposed: null, refused: null, why: () => {} },
        pick: (what: string | null) => picked.push(what),
        propose: (move: unknown) => proposed.push(move as FishFish["move"]),
      },
    } as never,
  });
  flushSync();
  const pile = (value: number) =>
    page.getByRole("button", { name: new RegExp(`^l’appât\\s${value},`) }).element() as HTMLElement;
  pile(bait).click();
  expect(picked).toEqual([]);
  expect(proposed).toEqual([expect.objectContaining({ type: "cast", bait })]);
  const held = view.baits?.[0] ?? 0;
  pile(held).click();
  expect(picked).toEqual([`bait ${held}`]);
  await unmount(shown);
});
