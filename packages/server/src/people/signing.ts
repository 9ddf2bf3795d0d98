/**
 * Who somebody is, without an account: a signed name in a cookie of their browser. The keys lie in the database, the
 * newest whose time has come signs, and older ones are still known, so that nobody is forgotten when a new one comes. The
 * next is there long before it signs: every process has read it by then, and a backup that is younger knows it, too.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type Draw, isId } from "../ids.ts";
import type { Person } from "../room/entries.ts";
import type { SigningKey, Store } from "../store/store.ts";

/** How long a key signs, and how long before that it is there, in milliseconds: 90 days. The first signs at once,
 * and so for both. */
const SIGNS_FOR = 90 * 86_400_000;

export interface Signing {
  /** By which this store is told from others: it comes of its first key, so that all who serve it have the same, and a
   * backup, too. */
  readonly mark: string;
  /** With the time since when they are known, in milliseconds. */
  sign(person: Person, since: number): string;
  /** As the version before this one signed, and reads. */
  signUndated(person: Person): string;
  /** Whose name it is; null where nobody of ours signed it. */
  read(signed: string): Signed | null;
  /** Reads which keys there are by now, and adds one when it is time: every process does so every few minutes. */
  renew(now: number): Promise<void>;
}

export interface Signed {
  readonly person: Person;
  /** Since when they are known, in milliseconds; null where it does not say so. */
  readonly since: number | null;
  /** It should be signed anew. */
  readonly isOld: boolean;
}

type Keys = Pick<Store, "signingKeys" | "addSigningKey">;

export async function signingWith(store: Keys, draw: Draw, now: number): Promise<Signing> {
  let keys: readonly SigningKey[] = [];
  let current: SigningKey;

  async function renew(at: number): Promise<void> {
    await store.addSigningKey({ signs: at + SIGNS_FOR, key: draw(32) }, at);
    keys = await store.signingKeys();
    const signer = keys.find(({ signs }) => signs <= at) ?? keys.at(-1);
    if (signer === undefined) throw new Error("no key to sign with");
    current = signer;
  }

  await renew(now);
  const first = keys.at(-1);
  if (first === undefined) throw new Error("no key to sign with");
  return {
    mark: createHmac("sha256", first.key).update("guinguette/store/1").digest("hex").slice(0, 8),
    sign(person, since) {
      const date = Math.trunc(since).toString(36);
      return `${person}.${current.id}.${signature(current, person, date)}.${date}`;
    },
    signUndated: (person) => `${person}.${current.id}.${signature(current, person, null)}`,
    read(signed) {
      const [person = "", id = "", given = "", date = null, ...more] = signed.split(".");
      const key = keys.find((known) => String(known.id) === id);
      if (key === undefined || more.length > 0 || !isId(person)) return null;
      if (!isEqual(given, signature(key, person, date))) return null;
      const since = date === null ? null : Number.parseInt(date, 36);
      return { person, since, isOld: since === null || key.id < current.id };
    },
    renew,
  };
}

function signature({ key }: SigningKey, person: Person, date: string | null): string {
  const signed = date === null ? `guinguette/person/1\n${person}` : `guinguette/person/2\n${person}\n${date}`;
  return createHmac("sha256", key).update(signed).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
