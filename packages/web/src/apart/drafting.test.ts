import type { GameId } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions, usualOptions } from "@guinguette/rules/options";
import type { Asked } from "@guinguette/wire/client/http";
import type { NewPlan } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Plan } from "@guinguette/wire/terms";
import { expect, it } from "vitest";
import { changesOf, draftOf, playInstead } from "./drafting.svelte.ts";

const usual: Plan = {
  game: "chat-peche",
  players: 4,
  empty: "wait",
  options: { variant: "basic", buckets: "closed" },
  settings: { memory: "book", takeBack: "free", hints: "told" },
  listed: false,
  clock: null,
  away: "wait",
  watching: "public",
  delay: 0,
} as Plan;

/** A server that answers when it is told to. */
function server(first: Plan) {
  const asked: NewPlan[] = [];
  const waiting: ((ok: boolean) => void)[] = [];
  let plan = first;
  const ask = (changes: NewPlan) => {
    asked.push(changes);
    return new Promise<Asked<RoomView>>((resolve) => {
      waiting.push((ok) => {
        if (ok) plan = { ...plan, ...changes } as Plan;
        resolve(ok ? { ok, value: { plan } as RoomView } : { ok, why: "seat-taken", problem: null });
      });
    });
  };
  return { asked, ask, answer: (ok: boolean) => waiting.shift()?.(ok) };
}
const turn = () => new Promise((done) => setTimeout(done));

it("sends only what was changed, and a second change after the answer to the first", async () => {
  const { asked, ask, answer } = server(usual);
  const draft = draftOf(usual, ask);
  draft.plan.listed = true;
  const sent = draft.send();
  draft.plan.players = 3;
  void draft.send();
  expect(asked).toEqual([{ listed: true }]);
  // What others are told meanwhile takes nothing back.
  draft.follow({ ...usual, listed: true });
  expect(draft.plan.players).toBe(3);
  answer(true);
  await turn();
  expect(asked).toEqual([{ listed: true }, { players: 3 }]);
  answer(true);
  await sent;
  expect(draft.plan).toMatchObject({ listed: true, players: 3 });
});

it("is as the table again where a change is refused", async () => {
  const { ask, answer } = server(usual);
  const draft = draftOf(usual, ask);
  draft.plan.players = 2;
  const sent = draft.send();
  answer(false);
  await sent;
  expect(draft.plan).toEqual(usual);
});

it("follows what was changed elsewhere", () => {
  const draft = draftOf(usual, server(usual).ask);
  draft.follow({ ...usual, clock: { kind: "move", seconds: 60 } });
  expect(draft.plan.clock).toEqual({ kind: "move", seconds: 60 });
});

it("another game brings options of its own", () => {
  expect(changesOf(usual, { ...usual, game: "wishes", options: {} })).toEqual({ game: "wishes" });
  expect(changesOf(usual, { ...usual, options: { ...usual.options, buckets: "open" } })).toEqual({
    options: { variant: "basic", buckets: "open" },
  });
  expect(changesOf(usual, structuredClone(usual))).toBeNull();
});

/** A server that answers at once and fills in what a game brings with it, as the real one does. */
function wholeServer(first: Plan) {
  const asked: NewPlan[] = [];
  let plan = first;
  const ask = async (changes: NewPlan): Promise<Asked<RoomView>> => {
    asked.push(changes);
    // Nobody means that much.
    if (asked.length > 9) throw new Error("without end");
    const { game = plan.game, options } = changes;
    const before = game === plan.game ? plan.options : {};
    try {
      plan = {
        ...plan,
        ...changes,
        options: readOptions(gameOf(game), { ...before, ...options }, ""),
      } as Plan;
      return { ok: true, value: { plan } as RoomView };
    } catch {
      return { ok: false, why: "malformed", problem: null };
    }
  };
  return { asked, ask, plan: () => plan };
}

it.each<[GameId, GameId]>([
  ["fish-fish", "chat-peche"],
  ["chat-peche", "fish-fish"],
  ["chat-peche", "wishes"],
  ["wishes", "fish-and-chips"],
])("from %s to %s is one change, and the draft is as the table then", async (game, other) => {
  const first = { ...usual, game, options: usualOptions(gameOf(game)) } as Plan;
  const { asked, ask, plan } = wholeServer(first);
  const { plan: draft, send } = draftOf(first, ask);
  playInstead(draft, other);
  await send();
  expect(asked).toEqual([{ game: other }]);
  expect(draft).toEqual(plan());
  expect(draft.options).toEqual(usualOptions(gameOf(other)));
});

it("what the server will not make so is asked for once", async () => {
  const first = { ...usual, game: "fish-fish", options: {} } as Plan;
  const { asked, ask, plan } = wholeServer(first);
  const draft = draftOf(first, (changes) => ask({ ...changes, players: 2 }));
  draft.plan.players = 3;
  await draft.send();
  expect(asked).toHaveLength(1);
  expect(draft.plan).toEqual(plan());
});

it("another game at a table for those who come has all of its seats, and names no number", async () => {
  const first = { ...usual, game: "fish-fish", players: 8, empty: "go", options: {} } as Plan;
  const { asked, ask } = wholeServer(first);
  const draft = draftOf(first, ask);
  playInstead(draft.plan, "wishes");
  expect(draft.plan.players).toBe(5);
  await draft.send();
  expect(asked).toEqual([{ game: "wishes" }]);
});
