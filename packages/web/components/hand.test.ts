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
import Hand from "../src/games/fish-fish/Hand.svelte";
import type { BoardProps } from "../src/games/look.ts";

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
  const props = {
    ...{ view, seat: fisher, legal: legalMoves(game, fisher), events: [], showing: false, ready: [] },
    ...{ names: namesOf(["Ondine", "Vairon", "Bob"], "fr"), levelAt: () => null, language: "fr" },
    ...{ picked: null, proposed: null, refused: null, why: () => {} },
    pick: (what: string | null) => picked.push(what),
    propose: (move: FishFish["move"]) => proposed.push(move),
  } as unknown as BoardProps<FishFish>;
  const shown = mount(Hand, { target: document.body, props: { props, view, shape: "across" } });
  flushSync();
  const group = document.querySelectorAll(".group")[1];
  const values = [2, 3, 4, 5];
  group?.querySelectorAll("button")[values.indexOf(bait)]?.click();
  expect(picked).toEqual([]);
  expect(proposed).toEqual([expect.objectContaining({ type: "cast", bait })]);
  const held = values.indexOf(view.baits?.[0] ?? 0);
  group?.querySelectorAll("button")[held]?.click();
  expect(picked).toEqual([`bait ${view.baits?.[0]}`]);
  await unmount(shown);
});
