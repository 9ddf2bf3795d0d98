import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitmentOf, isCommitted, isDealtBy, sealOf, seedOf } from "./fairness.ts";

const hex = (length: number) =>
  fc
    .stringMatching(new RegExp(`^[0-9a-f]{${length}}$`), { size: "max" })
    .filter((text) => text.length === length);
const opened = fc.record({
  room: fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
  secret: hex(64),
  chances: fc.array(hex(32), { minLength: 1, maxLength: 8 }),
});
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("a deal", () => {
  it("comes of what docs say, by anybody's SHA-256", () => {
    const secret = "5".repeat(64);
    expect(commitmentOf(secret)).toBe(sha256(`guinguette/commitment/1\n${secret}`));
    expect(sealOf("c".repeat(32))).toBe(sha256(`guinguette/chance/1\n${"c".repeat(32)}`));
    const room = "0".repeat(26);
    expect(seedOf({ room, secret, chances: ["a", "b"] })).toBe(
      sha256(`guinguette/deal/1\n${room}\n${secret}\na\nb\n`),
    );
  });

  it("that was opened fits together, and any digit that is changed shows", () => {
    fc.assert(
      fc.property(opened, fc.nat(), fc.integer({ min: 1, max: 15 }), (deal, where, by) => {
        const fairness = { ...deal, commitment: commitmentOf(deal.secret) };
        const seed = seedOf(deal);
        expect(isCommitted(fairness) && isDealtBy(fairness, seed)).toBe(true);
        const text = JSON.stringify([seed, fairness.secret, fairness.commitment, fairness.chances]);
        const digits = [...text.matchAll(/[0-9a-f]/g)].map(({ index }) => index);
        const at = digits[where % digits.length] ?? 0;
        const digit = ((Number.parseInt(text[at] ?? "0", 16) + by) % 16).toString(16);
        const [other, secret, commitment, chances] = JSON.parse(
          text.slice(0, at) + digit + text.slice(at + 1),
        );
        const changed = { ...fairness, secret, commitment, chances };
        expect(isCommitted(changed) && isDealtBy(changed, other)).toBe(false);
      }),
      { seed: 4 },
    );
  });

  it("is another for every seat's chance, and whose chance is whose counts", () => {
    const deal = { room: "r", secret: "s", chances: ["a", "b"] };
    expect(seedOf({ ...deal, chances: ["b", "a"] })).not.toBe(seedOf(deal));
    expect(seedOf({ ...deal, chances: ["a", "b", ""] })).not.toBe(seedOf(deal));
    expect(seedOf({ ...deal, room: "q" })).not.toBe(seedOf(deal));
    // A bot adds none, and whose seat it has counts too.
    expect(seedOf({ ...deal, chances: ["a", null] })).not.toBe(seedOf({ ...deal, chances: [null, "a"] }));
    expect(seedOf({ ...deal, chances: ["a", null] })).not.toBe(seedOf({ ...deal, chances: ["a"] }));
  });
});
