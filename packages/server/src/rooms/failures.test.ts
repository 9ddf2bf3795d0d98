/** Whose fault it is that an act was not done. */
import { expect, it } from "vitest";
import { OutOfPatience } from "../out-of-patience.ts";
import { DamagedPart, StoreAway } from "../store/store.ts";
import {
  GrantedBefore,
  isAway,
  isUnreadable,
  NotStored,
  PersonErased,
  Raced,
  unlessRaced,
} from "./failures.ts";

const cause = new Error("the disk is full");

it("it is the room that cannot be read, where it is nothing of the moment", () => {
  const ofTheMoment = [
    ...[new Raced(), new GrantedBefore("x"), new PersonErased(["ana"]), new OutOfPatience()],
    ...[new NotStored(cause), new StoreAway(cause)],
  ];
  for (const each of ofTheMoment) expect(isUnreadable(each)).toBe(false);
  for (const each of [new DamagedPart(cause), cause, "halfway"]) expect(isUnreadable(each)).toBe(true);
});

it("it is the store where it could not be reached or written, and its cause is known", () => {
  for (const away of [new NotStored(cause), new StoreAway(cause)]) {
    expect(isAway(away)).toBe(true);
    expect(away.cause).toBe(cause);
  }
  for (const other of [new Raced(), new DamagedPart(cause), cause]) expect(isAway(other)).toBe(false);
});

it("who lost a race may ask again, and every other failure is one", async () => {
  expect(await unlessRaced(Promise.resolve(7))).toBe(7);
  expect(await unlessRaced(Promise.reject(new Raced()))).toBe("raced");
  await expect(unlessRaced(Promise.reject(cause))).rejects.toBe(cause);
});
