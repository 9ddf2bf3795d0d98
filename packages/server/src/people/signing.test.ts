import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { newId } from "../ids.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { SigningKey, Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { signingWith } from "./signing.ts";

const DAY = 86_400_000;
const SINCE = 900 * DAY;

/** The keys of a store, and nothing else of it. */
function keysOf(given: readonly SigningKey[]): Pick<Store, "signingKeys" | "addSigningKey"> {
  let keys = given;
  return {
    signingKeys: async () => keys,
    async addSigningKey(key, unlessAfter) {
      if (keys.some(({ signs }) => signs > unlessAfter)) return;
      keys = [{ ...key, id: keys.length + 1 }, ...keys];
    },
  };
}

it("a name is known again after a restart, and signed anew once the key has changed", async () => {
  const file = someFile();
  const stores = [openSqlite(file), openSqlite(file)] as const;
  // Two processes that start at once have one key between them.
  const [one, two] = await Promise.all(stores.map((store) => signingWith(store, randomBytes, 1000 * DAY)));
  const person = newId(randomBytes);
  const signed = one?.sign(person, SINCE) ?? "";
  expect(two?.sign(person, SINCE)).toBe(signed);
  expect(two?.read(signed)).toEqual({ person, since: SINCE, isOld: false });
  // A third adds a key, which signs nothing for as long as the first key signed alone.
  const later = await signingWith(stores[0], randomBytes, 1091 * DAY);
  expect(later.sign(person, SINCE)).toBe(signed);
  await one?.renew(1092 * DAY);
  for (const each of [one, later]) await each?.renew(1182 * DAY);
  const anew = later.sign(person, SINCE);
  expect(anew).not.toBe(signed);
  expect(one?.sign(person, SINCE)).toBe(anew);
  expect(later.read(signed)).toEqual({ person, since: SINCE, isOld: true });
  expect(later.read(anew)).toEqual({ person, since: SINCE, isOld: false });
  // Who has read the key, and not yet that it signs.
  await two?.renew(1181 * DAY - 1);
  expect(two?.sign(person, SINCE)).toBe(signed);
  expect(two?.read(anew)).toEqual({ person, since: SINCE, isOld: false });
  for (const store of stores) await store.close();
});

it("a name is known to any backup that is younger than a key signs, whenever it was signed anew", async () => {
  const person = newId(randomBytes);
  const store = keysOf([]);
  const backups: { readonly day: number; readonly keys: readonly SigningKey[] }[] = [];
  const signing = await signingWith(store, randomBytes, 1000 * DAY);
  const signers = new Set<string>();
  for (let day = 1000; day < 1500; day += 5) {
    await signing.renew(day * DAY);
    backups.push({ day, keys: await store.signingKeys() });
    const signed = signing.sign(person, SINCE);
    signers.add(signed);
    for (const { keys } of backups.filter((each) => each.day > day - 90)) {
      const restored = await signingWith(keysOf(keys), randomBytes, day * DAY);
      expect(restored.read(signed)).toMatchObject({ person });
    }
  }
  expect(signers.size).toBe(5);
});

it("two names are never the same, and are of digits that nobody confuses", () => {
  const names = new Set(Array.from({ length: 1000 }, () => newId(randomBytes)));
  expect(names.size).toBe(1000);
  for (const name of names) expect(name).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  expect(newId((bytes) => new Uint8Array(bytes).fill(255))).toBe(`7${"z".repeat(25)}`);
});
