import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { newId } from "../ids.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { signingWith } from "./signing.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

it("a name is known again after a restart, and signed anew once the key has changed", async () => {
  const file = someFile();
  const stores = [openSqlite(file), openSqlite(file)] as const;
  // Two processes that start at once have one key between them.
  const [one, two] = await Promise.all(stores.map((store) => signingWith(store, randomBytes, 1000 * DAY)));
  const person = newId(randomBytes);
  const signed = one?.sign(person) ?? "";
  expect(two?.sign(person)).toBe(signed);
  expect(two?.read(signed)).toEqual({ person, isOld: false });
  // A third adds a key, which signs nothing before the others can know it.
  const later = await signingWith(stores[0], randomBytes, 1091 * DAY);
  expect(later.sign(person)).toBe(signed);
  for (const each of [one, later]) await each?.renew(1091 * DAY + HOUR);
  const anew = later.sign(person);
  expect(anew).not.toBe(signed);
  expect(later.read(signed)).toEqual({ person, isOld: true });
  expect(later.read(anew)).toEqual({ person, isOld: false });
  expect(one?.read(anew)).toEqual({ person, isOld: false });
  // Who has read the key, and not yet that it signs.
  await two?.renew(1091 * DAY + 1);
  expect(two?.read(anew)).toEqual({ person, isOld: false });
  for (const store of stores) await store.close();
});

it("two names are never the same, and are of digits that nobody confuses", () => {
  const names = new Set(Array.from({ length: 1000 }, () => newId(randomBytes)));
  expect(names.size).toBe(1000);
  for (const name of names) expect(name).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  expect(newId((bytes) => new Uint8Array(bytes).fill(255))).toBe(`7${"z".repeat(25)}`);
});
