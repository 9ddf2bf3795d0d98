/** Two processes with one store: one starts a table with those who came, while the other does something else there. */
import { expect, it, onTestFinished } from "vitest";
import { openPlan } from "../room/plan.ts";
import { publicRoom, shownRoom } from "../room/shown.ts";
import { type Wish, wish } from "../room/wish.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { type Rooms, roomsIn } from "./rooms.ts";

const sit = (seat: number, name: string): Wish => ({ kind: "sit", seat, sitting: { name, chance: name } });
const show = (shown: boolean): Wish => ({ kind: "show", seat: 3, shown });

/** Whether it was granted. */
const asks = (rooms: Rooms, person: string, wished: Wish) =>
  rooms.act(someId, (room) => {
    const granted = wish(room, person, wished);
    return { entry: granted.ok ? granted.entry : null, value: granted.ok };
  });

it.each([
  ["sits down between them", "dan", sit(1, "Dan"), ["Ana", "Dan", "Bo", "Cleo"], null],
  ["sits down behind them", "dan", sit(6, "Dan"), ["Ana", "Bo", "Cleo", "Dan"], null],
  ["gets up", "bo", { kind: "stand", seat: 2 }, ["Ana", "Cleo"], null],
  ["is called otherwise", "bo", sit(2, "Bob"), ["Ana", "Bob", "Cleo"], null],
  ["withdraws their consent", "cleo", show(false), ["Ana", "Bo", "Cleo"], []],
] as const)("whoever %s as it starts does so before, or is refused", async (_, who, wished, before, late) => {
  for (const startsFirst of [true, false]) {
    const store = openSqlite(someFile());
    onTestFinished(() => store.close());
    const process = () =>
      roomsIn({
        ...{ store, now: () => 7_000, noted: (cause) => expect(cause).toBeNull(), isWatched: () => true },
        bounds: { rooms: 10, size: 1_000_000 },
      });
    const [here, there] = [process(), process()];
    await here.open(someId, someSecret, opened({ ...openPlan("fish-fish"), watching: "seats" }), null);
    for (const [seat, name] of ["Ana", "", "Bo", "Cleo"].entries())
      if (name !== "") expect(await asks(here, name.toLowerCase(), sit(seat, name))).toBe(true);
    expect(await asks(here, "cleo", show(true))).toBe(true);
    await there.look(someId);
    const both = [() => asks(here, "ana", { kind: "start" }), () => asks(there, who, wished)];
    const answers = await Promise.all((startsFirst ? both : both.toReversed()).map((ask) => ask()));
    // What does not depend on the number of a seat is granted all the same.
    expect(answers).toEqual([true, !startsFirst || late !== null]);
    const seen = await Promise.all([here, there, process()].map((rooms) => rooms.look(someId)));
    for (const room of seen) {
      if (room === null) throw new Error("no room");
      const names = publicRoom(room).seats.map((sitting) => sitting?.name);
      expect(names).toEqual(startsFirst ? ["Ana", "Bo", "Cleo"] : before);
      // Only Cleo has agreed, wherever she sits by now.
      const { seat } = shownRoom(room, "cleo").mine;
      expect(publicRoom(room).shown).toEqual(late ?? [seat]);
    }
  }
});
