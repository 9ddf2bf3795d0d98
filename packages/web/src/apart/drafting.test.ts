import type { Asked } from "@guinguette/wire/client/http";
import type { NewPlan } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Plan } from "@guinguette/wire/terms";
import { expect, it } from "vitest";
import { changesOf, draftOf } from "./drafting.svelte.ts";

const usual: Plan = {
  game: "chat-peche",
  players: 4,
  options: { variant: "basic", buckets: "closed" },
  settings: { memory: "book", takeBack: "free" },
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
