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
  sign(person: Person): string;
  /** Whose name it is; null where nobody of ours signed it. `isOld`: it should be signed anew. */
  read(signed: string): { readonly person: Person; readonly isOld: boolean } | null;
  /** Reads which keys there are by now, and adds one when it is time: every process does so every few minutes. */
  renew(now: number): Promise<void>;
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
    sign: (person) => `${person}.${current.id}.${signature(current, person)}`,
    read(signed) {
      const [person = "", id = "", given = "", ...more] = signed.split(".");
      const key = keys.find((known) => String(known.id) === id);
      if (key === undefined || more.length > 0 || !isId(person)) return null;
      if (!isEqual(given, signature(key, person))) return null;
      return { person, isOld: key.id < current.id };
    },
    renew,
  };
}

function signature({ key }: SigningKey, person: Person): string {
  return createHmac("sha256", key).update(`guinguette/person/1\n${person}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
