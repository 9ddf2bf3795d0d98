/** By what somebody is known: a signed name in a cookie, a program's token, a code for another device. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import type { SigningKey } from "../store/store.ts";
import { newCarryCode, readCarryCode } from "./carrying.ts";
import { cookiesFor, isEstablished, noCookies, personIn } from "./cookie.ts";
import { thoseWhoLeft } from "./left.ts";
import { type Signing, signingWith } from "./signing.ts";
import { hashOf, newTokenText, tokenIn } from "./tokens.ts";

const DAY = 86_400_000;

/** A store that keeps keys alone. */
function someStore() {
  let keys: readonly SigningKey[] = [];
  return {
    signingKeys: async () => keys,
    async addSigningKey(key: Omit<SigningKey, "id">, unlessAfter: number) {
      if (keys.some(({ signs }) => signs > unlessAfter)) return;
      keys = [{ ...key, id: keys.length + 1 }, ...keys];
    },
  };
}
const someSigning = (): Promise<Signing> => signingWith(someStore(), randomBytes, 0);
const pairOf = (cookie: string | undefined) => (cookie ?? "").split(";")[0] ?? "";
const person = newId(randomBytes);

describe("a cookie", () => {
  it("says who sent it and since when, among whatever others there are", async () => {
    const signing = await someSigning();
    const [dated, old] = cookiesFor(person, 5_000, {}, signing).map(pairOf);
    for (const cookie of [dated, `a=b; ${dated}`, `${dated};c`, `guinguette-${signing.mark}=x; ${dated}`])
      expect(personIn({ cookie }, signing)).toEqual({ person, since: 5_000, isOld: false });
    // By the name that all servers had once it is known too, and signed anew.
    expect(personIn({ cookie: old }, signing)).toEqual({ person, since: null, isOld: true });
    expect(personIn({ cookie: `${old}; ${dated}` }, signing)).toMatchObject({ since: 5_000, isOld: false });
    for (const cookie of [undefined, "", "guinguette", "guinguette=", `other=${dated?.split("=")[1]}`])
      expect(personIn(cookie === undefined ? {} : { cookie }, signing)).toBeNull();
  });

  it("is for this server alone, for 400 days, and out of reach of any script", async () => {
    const signing = await someSigning();
    const [dated, old] = cookiesFor(person, 0, {}, signing);
    for (const cookie of [dated, old])
      expect(cookie?.split("; ").slice(1)).toEqual([
        "Path=/api/",
        "Max-Age=34560000",
        "HttpOnly",
        "SameSite=Lax",
      ]);
    expect([dated, old].map((cookie) => cookie?.split("=")[0])).toEqual([
      `guinguette-${signing.mark}`,
      "guinguette",
    ]);
    const forgotten = noCookies({ cookie: `${pairOf(dated)}; ${pairOf(old)}` }, signing);
    expect(forgotten.map((cookie) => [pairOf(cookie), cookie.includes("Max-Age=0;")])).toEqual([
      [`guinguette-${signing.mark}=`, true],
      ["guinguette=", true],
    ]);
  });

  it("of another server of this host is left alone", async () => {
    const [signing, other] = [await someSigning(), await someSigning()];
    expect(signing.mark).not.toBe(other.mark);
    const cookie = pairOf(cookiesFor(person, 0, {}, other)[1]);
    expect(personIn({ cookie }, signing)).toBeNull();
    expect(cookiesFor(person, 0, { cookie }, signing)).toHaveLength(1);
    expect(noCookies({ cookie }, signing)).toHaveLength(1);
    // One that is ours is written again.
    const ours = pairOf(cookiesFor(person, 0, {}, signing)[1]);
    expect(cookiesFor(person, 0, { cookie: ours }, signing)).toHaveLength(2);
  });

  it("is nobody's who changed a letter of it", async () => {
    const signing = await someSigning();
    for (const signed of [signing.sign(person, 1_234_567), signing.signUndated(person)]) {
      expect(signing.read(signed)?.person).toBe(person);
      for (let at = 0; at < signed.length; at++) {
        const letter = signed[at] === "1" ? "2" : "1";
        const changed = signed.slice(0, at) + letter + signed.slice(at + 1);
        // The last letters of a signature may stand for the same bytes; those of who it is never do.
        if (changed !== signed) expect(signing.read(changed)?.person ?? null, changed).toBeNull();
      }
      for (const more of [".", ".0", ".1.2", " "]) expect(signing.read(signed + more)).toBeNull();
      expect(signing.read(signed.slice(0, -1))).toBeNull();
    }
    for (const odd of ["", ".", "..", "...", `${person}`, `${person}.1`, `${person}.1.`])
      expect(signing.read(odd)).toBeNull();
  });

  it("makes somebody established after a day, to the moment, if it says since when", () => {
    const since = (at: number | null) => ({ person, since: at, isOld: false });
    expect(isEstablished(since(0), DAY - 1)).toBe(false);
    expect(isEstablished(since(0), DAY)).toBe(true);
    expect(isEstablished(since(5), DAY)).toBe(false);
    expect(isEstablished(since(null), 1_000 * DAY)).toBe(false);
  });
});

it("a key signs for 90 days, older ones are still known, and what they signed should be signed anew", async () => {
  const store = someStore();
  const signing = await signingWith(store, randomBytes, 0);
  const [mark, signed] = [signing.mark, signing.sign(person, 7)];
  await signing.renew(90 * DAY - 1);
  expect(await store.signingKeys()).toHaveLength(1);
  // The next is there long before it signs.
  await signing.renew(90 * DAY);
  expect(await store.signingKeys()).toHaveLength(2);
  await signing.renew(180 * DAY - 1);
  expect(signing.read(signed)).toEqual({ person, since: 7, isOld: false });
  await signing.renew(180 * DAY);
  expect(signing.read(signed)).toEqual({ person, since: 7, isOld: true });
  expect(signing.read(signing.sign(person, 8.9))).toEqual({ person, since: 8, isOld: false });
  // Whoever serves this store has the same mark, whatever key signs.
  expect((await signingWith(store, randomBytes, 180 * DAY + 2)).mark).toBe(mark);
  await expect(
    signingWith({ addSigningKey: async () => {}, signingKeys: async () => [] }, randomBytes, 0),
  ).rejects.toThrow("no key to sign with");
});

it("the mark of a store and its signatures are what they were in every version", async () => {
  const keys: readonly SigningKey[] = [{ id: 7, signs: 0, key: new Uint8Array(32).fill(5) }];
  const store = { signingKeys: async () => keys, addSigningKey: async () => {} };
  const signing = await signingWith(store, randomBytes, 0);
  const known = "0123456789abcdefghjkmnpqrs";
  expect([signing.mark, signing.sign(known, 5_000), signing.signUndated(known)]).toEqual([
    "265262c1",
    "0123456789abcdefghjkmnpqrs.7.7e39HcPXzmFks-jbKvCrAhcvY-0-jhRWPhD889nwU7A.3uw",
    "0123456789abcdefghjkmnpqrs.7.r7MxnDXeugFgiXyhYKKpAo4tfJupp0JVnyjgDh3Evck",
  ]);
});

describe("a token", () => {
  it("is known by its hash, in whatever letters its kind is said", () => {
    const token = newTokenText(randomBytes);
    expect(token).toMatch(/^guinguette_[\w-]{43}$/);
    expect(newTokenText(randomBytes)).not.toBe(token);
    expect(hashOf(token)).toMatch(/^[0-9a-f]{64}$/);
    for (const kind of ["Bearer ", "bearer ", "BEARER   "])
      expect(tokenIn({ authorization: kind + token })).toBe(hashOf(token));
  });

  it("that nobody has been given is one of nobody's, and what is for a proxy is none", () => {
    for (const odd of ["Bearer", "Bearer ", "Bearer a b", `Bearer ${"x".repeat(300)} y`]) {
      expect(tokenIn({ authorization: odd })).toMatch(/^[0-9a-f]{64}$/);
      expect(tokenIn({ authorization: odd })).not.toBe(hashOf("a"));
    }
    // No more than 200 letters are looked at.
    expect(tokenIn({ authorization: `Bearer ${"x".repeat(300)}` })).toBe(hashOf("x".repeat(193)));
    for (const other of [undefined, "", "Basic abc", "Bearers abc", "x Bearer abc"])
      expect(tokenIn(other === undefined ? {} : { authorization: other })).toBeNull();
  });
});

describe("a code for another device", () => {
  it("is three groups of four, and read however it is typed", () => {
    const code = newCarryCode(randomBytes);
    expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
    expect(newCarryCode(randomBytes)).not.toBe(code);
    for (const typed of [
      code,
      code.toUpperCase(),
      code.replaceAll("-", ""),
      ` ${code.replaceAll("-", " – ")}.`,
    ])
      expect(readCarryCode(typed)).toBe(code);
    expect(readCarryCode("OoIi-LlO1-x")).toBe("0011-1101-x");
    expect(readCarryCode("")).toBe("");
    expect(readCarryCode("...")).toBe("");
  });
});

describe("those who were erased", () => {
  function someLeft(answers: readonly (readonly string[] | Error)[]) {
    const clock = { now: 0 };
    let asked = 0;
    const left = thoseWhoLeft(
      {
        async erased(persons: readonly string[]) {
          expect(persons).toEqual(["ana"]);
          const answer = answers[asked++];
          if (answer instanceof Error) throw answer;
          return [...(answer ?? [])];
        },
      } as never,
      () => clock.now,
    );
    return { left, clock, asked: () => asked };
  }

  it("are known for a minute without asking, and then asked for again", async () => {
    const { left, clock, asked } = someLeft([[], ["ana"]]);
    await left.learn("ana");
    await left.learn("ana");
    expect([left.has("ana"), asked()]).toEqual([false, 1]);
    clock.now = 59_999;
    await left.learn("ana");
    expect(asked()).toBe(1);
    clock.now = 60_000;
    await left.learn("ana");
    expect([left.has("ana"), asked()]).toEqual([true, 2]);
    clock.now = 119_999;
    await left.learn("ana");
    expect([left.has("ana"), asked()]).toEqual([true, 2]);
    clock.now = 120_000;
    expect(left.has("ana")).toBe(false);
  });

  it("are known at once where the word came here, and nobody else is", async () => {
    const { left, asked } = someLeft([]);
    left.add("ana");
    await left.learn("ana");
    expect([left.has("ana"), left.has("bo"), asked()]).toEqual([true, false, 0]);
  });

  it("are asked for again where the store did not answer", async () => {
    const { left, asked } = someLeft([new Error("away"), ["ana"]]);
    await left.learn("ana");
    expect(left.has("ana")).toBe(false);
    await left.learn("ana");
    expect([left.has("ana"), asked()]).toEqual([true, 2]);
  });

  it("are remembered within bounds: beyond fifty thousand, those who came first are asked for again", async () => {
    const { left } = someLeft([]);
    for (let n = 0; n < 50_000; n++) left.add(`${n}`);
    // Who comes again is as good as new.
    left.add("0");
    expect(left.has("1")).toBe(true);
    left.add("one more");
    expect([left.has("0"), left.has("1"), left.has("2")]).toEqual([true, false, true]);
  });
});
