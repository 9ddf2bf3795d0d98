/** Whom the server tells of their turn, where it cannot know what was seen. */
import { expect, it, onTestFinished } from "vitest";
import { offerAt } from "../room/offering.ts";
import { type Wish, wish } from "../room/wish.ts";
import { roomsIn } from "../rooms/rooms.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { notifyingIn } from "./notifying.ts";
import type { Push } from "./push.ts";
import { subscribedIn } from "./subscribed.ts";

/** Ana and Bo at a table, Ana to move; each has a browser. Time is in the test's hands. */
async function scene(tell: Push["tell"]) {
  const store = openSqlite(someFile());
  onTestFinished(() => store.close());
  const clock = { now: 0 };
  const now = () => clock.now;
  const noted = (cause: unknown) => expect.unreachable(String(cause));
  const rooms = roomsIn({ store, now, bounds: { rooms: 9, size: 1e6 }, isWatched: () => false, noted });
  const push: Push = { publicKey: "k", endpoint: () => null, cut() {}, tell };
  const looks = new Set(["bo"]);
  const here = (_room: string, person: string) => looks.has(person);
  const notifying = notifyingIn({
    ...{ rooms, store: store.push, push, now, ticks: now, grace: 0, noted, posted() {} },
    looking: { here, anywhere: async (room, person) => here(room, person) },
    subscribed: subscribedIn(store.push, now),
  });
  rooms.listen(notifying.told);
  const all = async () => {
    await notifying.idle();
    await notifying.sweep();
    await notifying.idle();
  };
  const done = (person: string, wished: Wish) =>
    rooms.act(someId, (room) => {
      const granted = wish(room, person, wished);
      return { entry: granted.ok ? granted.entry : null, value: granted.ok };
    });
  const plan = { game: "wishes", players: 2 } as const;
  await rooms.open(someId, someSecret, opened(plan, { seed: "s", setup: { firstPlayer: 0 } }), null);
  for (const [seat, person] of ["ana", "bo"].entries()) {
    const sitting = { name: person, chance: String(seat).repeat(32) };
    await done(person, { kind: "sit", seat, sitting });
    const keys = { p256dh: "p", auth: "a", language: "en", origin: null, made: 0 } as const;
    await store.push.subscribe({ id: person, person, endpoint: person, ...keys }, null, 9);
  }
  await done("ana", { kind: "start" });
  await all();
  return { store: store.push, rooms, notifying, looks, clock, all };
}

it("a page that was in sight and is not heard of any more may not have shown it: its person is told, once", async () => {
  const told: string[] = [];
  const { rooms, notifying, looks, all } = await scene(async (_room, { person }) => {
    told.push(person);
    return { kind: "taken" };
  });
  // Who started it is nowhere: it is their turn.
  expect(told).toEqual(["ana"]);
  const move = { type: "keep", card: 0 } as const;
  await rooms.act(someId, (room) => {
    const { entry, answer } = offerAt(room, 0, { kind: "play", seen: 0, move }, "ana");
    return { entry, value: answer };
  });
  await all();
  expect(told).toEqual(["ana"]);
  looks.clear();
  for (let times = 0; times < 2; times++) {
    notifying.lost(someId, "bo");
    await all();
  }
  // Who is not waited for has missed nothing.
  notifying.lost(someId, "ana");
  await all();
  expect(told).toEqual(["ana", "bo"]);
});

it("a browser that was told again after it could not be begins anew: it is dropped for failures in a row", async () => {
  let answer: Awaited<ReturnType<Push["tell"]>> = { kind: "failed", after: 0 };
  const { store, clock, all } = await scene(async () => answer);
  const browser = async () => (await store.subscriptionsOf("ana"))[0];
  expect(await browser()).toMatchObject({ failures: 1, paused: 60_000 });
  answer = { kind: "taken" };
  clock.now = 60_000;
  await all();
  expect(await browser()).toMatchObject({ failures: 0, paused: 0 });
});

it("a server that ends waits for what the store is giving out, and looks after it", async () => {
  const store = openSqlite(someFile());
  onTestFinished(() => store.close());
  const now = () => 0;
  const noted = (cause: unknown) => expect.unreachable(String(cause));
  let give = (): void => {};
  const given = new Promise<void>((done) => {
    give = done;
  });
  const settled: string[] = [];
  const notifying = notifyingIn({
    rooms: roomsIn({ store, now, bounds: { rooms: 9, size: 1e6 }, isWatched: () => false, noted }),
    store: {
      ...store.push,
      async dueBy() {
        await given;
        return [{ room: someId, person: "bo", turn: 0, tries: 1 }];
      },
      async settle({ person }) {
        settled.push(person);
      },
    },
    push: { publicKey: "k", endpoint: () => null, cut() {}, tell: async () => ({ kind: "taken" }) },
    looking: { here: () => false, anywhere: async () => false },
    subscribed: subscribedIn(store.push, now),
    ...{ now, ticks: now, noted, posted() {} },
  });
  const sweeping = notifying.sweep();
  let hasEnded = false;
  const closing = notifying.close().then(() => {
    hasEnded = true;
  });
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  give();
  await closing;
  expect(settled).toEqual(["bo"]);
  await sweeping;
});
