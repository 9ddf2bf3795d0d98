import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { withDigest } from "@guinguette/wire/digest";
import { commitmentOf, sealOf, seedOf } from "@guinguette/wire/fairness";
import { findingWords, verdictWords } from "@guinguette/words/verification";
import { describe, expect, it } from "vitest";
import { cases, proved } from "../testing/proof.ts";
import { playedRecord } from "../testing/records.ts";
import { run } from "../testing/run.ts";

const secret = "5e".repeat(32);
const room = "0123456789abcdefghjkmnpqrs";
const chances = ["a1".repeat(16), null, "b2".repeat(16), "c3".repeat(16)];

/** A record as a server writes it, of a game that was dealt there. */
function served(game: (typeof gameIds)[number], players = 2, most = 10_000) {
  const fairness = { room, secret, commitment: commitmentOf(secret), chances: chances.slice(0, players) };
  const options = game === "fish-and-chips" ? { target: 1 } : {};
  const record = playedRecord({ game, players, options }, seedOf(fairness), most);
  return { ...record, names: ["Élodie 🐟", "\u0007Bo"].slice(0, players), fairness };
}

const text = (record: object) => JSON.stringify(withDigest(record));
const verify = async (input: string | Uint8Array, ...flags: string[]) => {
  const { status, out, err } = await run(["verify", "-", "--json", ...flags], input);
  expect(err).toBe("");
  const { verdict, findings = [], message } = JSON.parse(out);
  const failed = findings.filter((each: { outcome: string }) => each.outcome === "fails");
  return { status, verdict, message, failed: failed.map(({ check }: { check: string }) => check) };
};

describe("a record as it was served", () => {
  it.each(gameIds)("of %s holds together, and is proven by the digest that was told", async (game) => {
    const record = served(game, Math.min(4, Math.max(...gameOf(game).about.players)));
    expect(await verify(text(record))).toMatchObject({ status: 4, verdict: "consistent", failed: [] });
    const { commitment } = record.fairness;
    const [chance = ""] = chances;
    const kept = [`--commitment=${commitment}`, `--chance=0=${chance}`, `--seal=0=${sealOf(chance ?? "")}`];
    // A seal and a chance are of the deal alone.
    expect(await verify(text(record), ...kept)).toMatchObject({ status: 4, verdict: "consistent" });
    expect(await verify(text(record), ...kept, `--digest=${withDigest(record).digest}`)).toMatchObject({
      status: 0,
      verdict: "proven",
      failed: [],
    });
  });

  it("with a byte order mark put before it was touched up", async () => {
    const written = text(served("fish-fish"));
    expect(await verify(`\ufeff${written}`)).toMatchObject({ status: 1, failed: ["print"] });
  });

  it("was dealt for the table of the link, or that shows", async () => {
    const record = served("fish-fish");
    const asked = (link: string) => verify(text(record), `--room=${link}`);
    for (const link of [room, `http://localhost:3000/t/${room}`, `https://a.example/t/${room}/tv#x`])
      expect(await asked(link)).toMatchObject({ status: 4, failed: [] });
    // A server that could name any room would try one after the other until the seed suits it.
    const [first, ...rest] = room;
    const other = [first === "z" ? "y" : "z", ...rest].join("");
    expect(await asked(`http://localhost:3000/t/${other}`)).toMatchObject({
      status: 1,
      failed: ["kept-room"],
    });
    const { status, err } = await run(["verify", "-", "--room", "tanche-42"], text(record));
    expect([status, err]).toEqual([2, expect.stringContaining("--room")]);
  });

  it.each([
    ["room", "../t"],
    ["secret", "5e"],
    ["chances", ["a", null]],
  ])("is dealt by a %s as a server has it, and by no other text", async (field, odd) => {
    const { fairness, ...record } = served("fish-fish");
    const chosen = { ...fairness, [field]: odd };
    const dealt = { ...chosen, commitment: commitmentOf(chosen.secret) };
    const forged = { ...record, seed: seedOf(dealt), moves: [], fairness: dealt };
    expect(await verify(text(forged))).toMatchObject({ status: 1, failed: ["seed"] });
  });

  it("is told in words, in both languages, with what nobody can tell from it", async () => {
    const input = text(served("fish-fish"));
    for (const language of ["fr", "en"] as const) {
      const { status, out, err } = await run(["verify", "-", "--lang", language], input);
      expect({ status, err }).toEqual({ status: 4, err: "" });
      expect(out).toContain(verdictWords.consistent[language]);
      expect(out).toContain(`✓ ${findingWords.seed.holds[language]}`);
      expect(out).toContain(`? ${findingWords["kept-commitment"].open[language]}`);
    }
  });

  it("may be printed anew, as programs print", async () => {
    const record = withDigest(served("chat-peche"));
    const ascii = (one: string) =>
      one.replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const pretty = [1, 2, 4, "\t"].map((indent) => JSON.stringify(record, null, indent));
    for (const print of [...pretty, ...pretty.map((one) => `${one}\n`), ascii(JSON.stringify(record))])
      expect((await verify(print)).status).toBe(4);
    // Bytes that nobody would write are noticed, though they say the same.
    for (const print of [
      `${pretty[1]}\n\n`,
      `${JSON.stringify(record)}\n`,
      pretty[1]?.replace("  ", " \t") ?? "",
    ])
      expect(await verify(print)).toMatchObject({ status: 1, failed: ["print"] });
  });

  it.each([true, false])(
    "shows every byte that was changed, left out or put in (fair: %s)",
    async (isFair) => {
      const { fairness, ...given } = served("fish-fish", 2, 12);
      const bytes = Buffer.from(text(isFair ? { ...given, fairness } : given));
      expect((await verify(bytes)).status).toBe(isFair ? 4 : 3);
      const is = async (changed: Uint8Array) => expect([1, 2]).toContain((await verify(changed)).status);
      const at = (place: number, instead: readonly number[], gone: number) =>
        Buffer.concat([bytes.subarray(0, place), Buffer.from(instead), bytes.subarray(place + gone)]);
      // Every place in the long proof, some of them here.
      const step = Math.ceil(bytes.length / cases(25, bytes.length));
      const places = Array.from({ length: Math.ceil(bytes.length / step) }, (_, each) => each * step);
      let count = 0;
      for (const place of [...places, bytes.lastIndexOf('"digest"') + 3]) {
        const byte = bytes[place] ?? 0;
        for (let bit = 0; bit < 8; bit++, count++) await is(at(place, [byte ^ (1 << bit)], 1));
        for (const more of [0x20, 0x0a, 0x30, 0x2d, byte]) await is(at(place, [more], 0));
        await is(at(place, [], 1));
        count += 6;
      }
      for (const more of [0x20, 0x0a, 0x7d]) await is(at(bytes.length, [more], 0));
      proved(count + 3, `changes of one byte in a record of ${bytes.length}: all found`);
    },
  );
});

describe("whoever forges a record and takes a new digest", () => {
  const record = served("fish-fish");
  const { fairness } = record;

  it.each([
    ["another seed", { ...record, seed: "0".repeat(64) }, "seed"],
    ["another secret", { ...record, fairness: { ...fairness, secret: "00".repeat(32) } }, "commitment"],
    ["another chance", { ...record, fairness: { ...fairness, chances: ["0".repeat(32), null] } }, "seed"],
    ["another table", { ...record, fairness: { ...fairness, room: "z".repeat(26) } }, "seed"],
    ["a set-up", { ...record, setup: { firstFisher: 0 } }, "deal"],
    ["an older format", { ...record, format: "guinguette/1" }, "deal"],
    ["moves in another order", { ...record, moves: record.moves.toReversed() }, "moves"],
    ["no secret", { ...record, fairness: { ...fairness, secret: "" } }, "commitment"],
  ])("is found by %s", async (_, forged, check) => {
    const { status, failed } = await verify(text(forged));
    expect(status).toBe(1);
    expect(failed).toContain(check);
  });

  it("with other names is called proven by nothing but the digest that was told", async () => {
    const forged = text({ ...record, names: ["Mallory", "Bo"] });
    expect(await verify(forged)).toMatchObject({ status: 4, verdict: "consistent", failed: [] });
    const seen = `--commitment=${fairness.commitment}`;
    expect(await verify(forged, seen)).toMatchObject({ status: 4, verdict: "consistent" });
    const told = `--digest=${withDigest(record).digest}`;
    expect(await verify(forged, told)).toMatchObject({
      status: 1,
      verdict: "rewritten",
      failed: ["kept-digest"],
    });
  });

  it("is found by a digest that is gone", async () => {
    expect(await verify(JSON.stringify(record))).toMatchObject({ status: 1, failed: ["digest"] });
  });

  it("is found by what somebody kept, where all of it was made anew", async () => {
    const other = "77".repeat(32);
    const made = { ...fairness, secret: other, commitment: commitmentOf(other) };
    const forged = text({
      ...playedRecord({ game: "fish-fish", players: 2 }, seedOf(made), 10_000),
      fairness: made,
    });
    expect(await verify(forged)).toMatchObject({ status: 4, verdict: "consistent" });
    expect((await verify(forged, `--commitment=${fairness.commitment}`)).failed).toEqual(["kept-commitment"]);
    expect((await verify(forged, `--digest=${withDigest(record).digest}`)).failed).toEqual(["kept-digest"]);
    expect((await verify(forged, `--chance=0=${"0".repeat(32)}`)).failed).toEqual(["kept-chance"]);
    expect((await verify(forged, `--seal=1=${"0".repeat(64)}`)).failed).toEqual(["kept-seal"]);
    // An erasure changes the digest, and nothing else that was kept.
    const both = [`--digest=${withDigest(record).digest}`, `--commitment=${fairness.commitment}`];
    expect(await verify(forged, ...both)).toMatchObject({
      status: 1,
      verdict: "false",
      failed: ["kept-digest", "kept-commitment"],
    });
  });
});

describe("what proves nothing", () => {
  it("is a deal that was given, and a record without a digest", async () => {
    const { fairness: _fairness, ...given } = served("wishes");
    expect(await verify(text(given))).toMatchObject({ status: 3, verdict: "unproven", failed: [] });
    expect(await verify(JSON.stringify(given))).toMatchObject({ status: 3, verdict: "unproven", failed: [] });
  });

  it("is no record, and said with the place", async () => {
    const record = served("fish-fish");
    const odd = { ...record, fairness: { ...record.fairness, sworn: true } };
    expect(await verify(text(odd))).toMatchObject({
      status: 2,
      message: expect.stringContaining("fairness"),
    });
    expect((await verify("{")).status).toBe(2);
    expect((await run(["verify", "there is no such file"])).status).toBe(2);
    expect((await run(["verify"])).status).toBe(2);
    for (const flag of ["--chance=8=00", "--commitment=x", "--seal=0", "--digest=00"])
      expect((await run(["verify", "-", flag])).err).toContain(flag.split("=")[0]);
  });
});
