import { gameOf } from "@guinguette/rules/games";
import { usualOptions } from "@guinguette/rules/options";
import { seatsIn } from "@guinguette/rules/seats";
import { legalMoves } from "@guinguette/table/sight";
import { storedOf } from "@guinguette/table/stored";
import { awaited } from "@guinguette/table/table";
import { takeBackOf } from "@guinguette/table/take-back";
import { commitmentOf, sealOf, seedOf } from "@guinguette/wire/fairness";
import type { NewPlan } from "@guinguette/wire/http";
import { malformedSentence } from "@guinguette/words/malformed";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filedOf } from "../rooms/turn.ts";
import { people, wishes } from "../testing/anybody.ts";
import { opened, someId, someRoom, someSecret } from "../testing/room.ts";
import { agendaOf } from "./agenda.ts";
import { MOST_ENTRIES, MOST_GATHERING, MOST_OF_COMER, MOST_OF_HOST, MOST_OF_ONE } from "./bounds.ts";
import type { Entry, Opened } from "./entries.ts";
import { whyNot } from "./looking.ts";
import { offerAt } from "./offering.ts";
import { MOST_OPTION } from "./plan.ts";
import { fold, openRoom, type Room, roomOf } from "./room.ts";
import { openedRecord, publicRoom, shownRoom } from "./shown.ts";
import { type Wish, wish } from "./wish.ts";

const chances = ["a".repeat(32), "b".repeat(32)];
const sit = (seat: number, name: string, chance = chances[seat] ?? ""): Wish => ({
  kind: "sit",
  seat,
  sitting: { name, chance },
});

/** Everything that a room is, in a form that can be compared. */
function all(room: Room): string {
  const { table, counts, ...rest } = room;
  return JSON.stringify([rest, [...counts], table && storedOf(table)]);
}

/** A room in which Ana and Bo play. */
function begun(): Room {
  const room = someRoom();
  wish(room, "ana", sit(0, "Ana"));
  wish(room, "bo", sit(1, "Bo"));
  expect(wish(room, "ana", { kind: "start" })).toMatchObject({ ok: true });
  return room;
}

describe("while people gather", () => {
  it("who sits down is shown by name, with the seal of their chance and nothing else of them", () => {
    const room = someRoom();
    wish(room, "bo", sit(1, "Bo"));
    const shown = publicRoom(room);
    expect(shown.seats).toEqual([null, { kind: "person", name: "Bo", seal: sealOf(chances[1] ?? "") }]);
    expect(JSON.stringify(shown)).not.toContain('"bo"');
    expect(JSON.stringify(shown)).not.toContain(chances[1]);
    expect(JSON.stringify(shown)).not.toContain(someSecret);
    expect(shown.commitment).toBe(commitmentOf(someSecret));
    expect(shownRoom(room, "bo").mine).toEqual({ seat: 1, host: false });
    expect(shownRoom(room, "ana").mine).toEqual({ seat: null, host: true });
    expect(shownRoom(room, null).mine).toEqual({ seat: null, host: false });
  });

  it.each([
    ["a seat that is taken", "bo", sit(0, "Bo"), "seat-taken"],
    ["a second seat", "ana", sit(1, "Ana"), "seated-already"],
    ["a seat that there is not", "bo", sit(2, "Bo"), "not-found"],
    ["a name that shows nothing", "bo", sit(1, " \u0000 "), "malformed"],
    ["another's seat to be left", "bo", { kind: "stand", seat: 0 }, "not-yours"],
    ["a seat to be left that there is not", "ana", { kind: "stand", seat: 9 }, "not-found"],
    ["to start without having opened the table", "bo", { kind: "start" }, "not-yours"],
    ["to start with seats free", "ana", { kind: "start" }, "seats-empty"],
    ["to plan another's table", "bo", { kind: "plan", changes: { players: 3 } }, "not-yours"],
    [
      "nine at a table for six",
      "ana",
      { kind: "plan", changes: { game: "wishes", players: 9 } },
      "malformed",
    ],
  ] as const)("nobody is granted %s", (_what, person, wished, kind) => {
    const room = someRoom();
    wish(room, "ana", sit(0, "Ana"));
    const before = all(room);
    expect(wish(room, person, wished)).toMatchObject({ ok: false, because: { kind } });
    expect(all(room)).toBe(before);
  });

  it("two do not have one colour", () => {
    const room = someRoom();
    wish(room, "ana", { kind: "sit", seat: 0, sitting: { name: "Ana", colour: 2, chance: "a" } });
    const bo: Wish = { kind: "sit", seat: 1, sitting: { name: "Bo", colour: 2, chance: "b" } };
    expect(wish(room, "bo", bo)).toMatchObject({ because: { kind: "colour-taken" } });
  });

  it("who sits down again where they sit changes their name, and their chance stays as it was sealed", () => {
    const room = someRoom();
    wish(room, "bo", sit(1, "Bo"));
    wish(room, "bo", sit(1, "Bob", chances[0]));
    expect(room.seats[1]).toMatchObject({ name: "Bob", chance: chances[1] });
    // The same once more is granted, and makes no entry.
    expect(wish(room, "bo", sit(1, "Bob"))).toEqual({ ok: true, entry: null });
  });

  it("a name is cut by what a reader counts, whatever is in it", () => {
    const room = someRoom();
    wish(room, "bo", sit(1, `<b>${"é".repeat(40)}`));
    expect(room.seats[1]?.name).toBe(`<b>${"é".repeat(21)}`);
  });

  it("whoever opened the table may ask somebody to leave, until it starts", () => {
    const room = someRoom();
    wish(room, "bo", sit(1, "Bo"));
    expect(wish(room, "ana", { kind: "stand", seat: 1 })).toMatchObject({ ok: true });
    expect(room.seats).toEqual([null, null]);
    expect(wish(begun(), "ana", { kind: "stand", seat: 1 })).toMatchObject({
      because: { kind: "not-yours" },
    });
  });

  it("no number among its options is so large that the game would not come to its end here", () => {
    const room = someRoom({ game: "fish-and-chips", options: { target: 30 } });
    const planned = (target: number) => wish(room, "ana", { kind: "plan", changes: { options: { target } } });
    expect(planned(MOST_OPTION)).toMatchObject({ ok: true });
    const refused = planned(MOST_OPTION + 1);
    if (refused.ok || refused.because.kind !== "malformed") throw new Error("it is not refused");
    const { at, malformed } = refused.because;
    if (malformed === undefined) throw new Error("it is not said what is wrong");
    expect(at).toBe("options.target");
    expect(malformedSentence(malformed, "en")).toContain("0 to 1000, found 1001");
    expect(malformedSentence(malformed, "fr")).toContain("de 0 à 1000, trouvé 1001");
    expect(room.plan.options).toMatchObject({ target: MOST_OPTION });
    // A table that was planned before is planned on.
    const older = someRoom({ game: "fish-and-chips", options: { target: 1e15 } });
    expect(wish(older, "ana", { kind: "plan", changes: { players: 3 } })).toMatchObject({ ok: true });
  });

  it("no plan takes a seat from who sits on it, and another game has its own options", () => {
    const room = someRoom({ game: "fish-and-chips", players: 3, options: { target: 30 } });
    wish(room, "bo", sit(2, "Bo"));
    expect(wish(room, "ana", { kind: "plan", changes: { players: 2 } })).toMatchObject({
      because: { kind: "seat-taken" },
    });
    wish(room, "ana", { kind: "plan", changes: { game: "fish-fish" } });
    expect(room.plan).toMatchObject({ game: "fish-fish", players: 3, options: {} });
  });
});

describe("once it has started", () => {
  it("it is dealt by the secret and by what every seat added, which the commitment sealed", () => {
    const { table } = begun();
    expect(table?.deal.seed).toBe(seedOf({ room: someId, secret: someSecret, chances }));
    const given = roomOf(someId, someSecret, [
      opened({}, { seed: "told", setup: { firstFisher: 1 } }),
      ...(["ana", "bo"] as const).map((person, seat): Entry => {
        return { kind: "sat", seat, person, name: person, chance: chances[seat] ?? "" };
      }),
      { kind: "started" },
    ]);
    expect(given.table?.deal).toMatchObject({ seed: "told", setup: { firstFisher: 1 } });
    expect(publicRoom(given).dealing).toBe("given");
  });

  it("nothing of the plan changes any more, and starting again changes nothing", () => {
    const room = begun();
    expect(wish(room, "ana", { kind: "plan", changes: { players: 3 } })).toMatchObject({
      because: { kind: "not-waiting" },
    });
    expect(wish(room, "ana", { kind: "start" })).toEqual({ ok: true, entry: null });
  });

  it("once it is over, nobody who comes or goes changes its record, by whose digest it is known", () => {
    const room = begun();
    const seen = room.table?.changes.length ?? 0;
    expect(offerAt(room, 1, { kind: "resign", seen, level: "fry" }, "bo").answer).toMatchObject({ ok: true });
    const { digest, stage } = publicRoom(room);
    expect({ stage, known: digest !== null }).toEqual({ stage: "over", known: true });
    const before = room.number;
    wish(room, "ana", { kind: "stand", seat: 0 });
    wish(room, "ana", sit(0, "Somebody else"));
    expect(room.number).toBe(before + 2);
    expect(publicRoom(room).digest).toBe(digest);
    expect(openedRecord(room)?.names).toEqual(["Ana", "Bo"]);
  });

  it("a seat is its person's, whoever has the link, until the host puts a bot there and takes it out", () => {
    const room = begun();
    expect(wish(room, "cleo", sit(1, "Cleo"))).toMatchObject({ because: { kind: "seat-taken" } });
    expect(wish(room, "bo", { kind: "stand", seat: 1 })).toMatchObject({ ok: true });
    expect(publicRoom(room).seats[1]).toBeNull();
    expect(shownRoom(room, "bo").mine.seat).toBe(1);
    // Whether somebody sits there or has left is not told by this.
    expect(wish(room, "cleo", sit(1, "Cleo"))).toMatchObject({ because: { kind: "seat-taken" } });
    expect(whyNot(room, "cleo", 1)).toBe("not-yours");
    wish(room, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } });
    expect(shownRoom(room, "bo").mine.seat).toBe(1);
    wish(room, "ana", { kind: "stand", seat: 1 });
    expect(shownRoom(room, "bo").mine.seat).toBeNull();
    expect(wish(room, "cleo", sit(1, "Cleo"))).toMatchObject({ ok: true });
    expect(shownRoom(room, "bo").mine.seat).toBeNull();
    expect(shownRoom(room, "cleo")).toMatchObject({ mine: { seat: 1 }, seats: [{}, { name: "Cleo" }] });
  });
});

describe("whoever has had a seat since it started", () => {
  const stand = (seat: number): Wish => ({ kind: "stand", seat });
  const bot = (seat: number): Wish => ({ kind: "bot", seat, bot: { level: "fry" } });
  /** A bot is put there and taken out again: then the seat is nobody's. */
  const free = (room: Room, seat: number) => {
    for (const wished of [bot(seat), stand(seat)])
      expect(wish(room, "ana", wished)).toMatchObject({ ok: true });
  };
  /** The same as another process reads it. */
  const goneFrom = (plan: Parameters<typeof opened>[0] = {}) => {
    const entries: Entry[] = [opened({ players: 3, ...plan })];
    const room = roomOf(someId, someSecret, entries);
    const done = (person: string, wished: Wish) => {
      const granted = wish(room, person, wished);
      expect(granted).toMatchObject({ ok: true });
      if (granted.ok && granted.entry !== null) entries.push(JSON.parse(JSON.stringify(granted.entry)));
    };
    for (const [person, seat] of [["ana", 0] as const, ["bo", 1] as const]) done(person, sit(seat, person));
    done("ana", bot(2));
    done("ana", { kind: "start" });
    // Both seats are nobody's, and so is the bot's.
    done("bo", stand(1));
    done("ana", stand(0));
    for (const seat of [0, 1]) done("ana", bot(seat));
    for (const seat of [0, 1, 2]) done("ana", stand(seat));
    return [room, roomOf(someId, someSecret, entries)];
  };

  it("sits down at no other, though theirs is nobody's by now, and at theirs again", () => {
    for (const room of goneFrom()) {
      for (const seat of [1, 2])
        expect(wish(room, "ana", sit(seat, "Zoe"))).toMatchObject({ because: { kind: "seated-already" } });
      expect(wish(room, "cleo", sit(2, "Cleo"))).toMatchObject({ ok: true });
      wish(room, "cleo", stand(2));
      free(room, 2);
      expect(wish(room, "cleo", sit(1, "Cleo"))).toMatchObject({ because: { kind: "seated-already" } });
      expect(wish(room, "ana", sit(0, "ana"))).toMatchObject({ ok: true });
      expect(wish(room, "bo", sit(1, "bo"))).toMatchObject({ ok: true });
    }
  });

  it("looks from no other, though it is shown to strangers", () => {
    for (const room of goneFrom({ watching: "seats" })) {
      wish(room, "bo", sit(1, "bo"));
      expect(wish(room, "bo", { kind: "show", seat: 1, shown: true })).toMatchObject({ ok: true });
      expect(["cleo", null, "bo", "ana"].map((person) => whyNot(room, person, 1))).toEqual([
        null,
        null,
        null,
        "not-yours",
      ]);
    }
  });

  it("alone is called as they were called there: nobody else comes under their name", () => {
    for (const room of goneFrom()) {
      const unseen = ["bo\u200d", "b\u200co", "bo\ufe0f", "bo\u{e0041}", "\u200dbo", "bo \u200d"];
      for (const name of ["bo", "Bo", " ANA", ...unseen])
        expect(wish(room, "cleo", sit(1, name))).toMatchObject({ because: { kind: "name-taken" } });
      // Nor does who has a seat there, by whatever way.
      wish(room, "ana", sit(0, "ana"));
      wish(room, "ana", stand(0));
      expect(wish(room, "ana", sit(0, "Bo"))).toMatchObject({ because: { kind: "name-taken" } });
      const seen = room.table?.changes.length ?? 0;
      expect(offerAt(room, 0, { kind: "sit-down", seen, name: "Bo" }, "ana").answer).toMatchObject({
        because: { why: "name-taken" },
      });
      expect(wish(room, "bo", sit(1, "Bo"))).toMatchObject({ ok: true });
    }
  });

  it("by an older list at two of them keeps the one they have", () => {
    const [, room] = goneFrom();
    if (room === undefined) throw new Error("no room");
    const seen = room.table?.changes.length ?? 0;
    const change = { kind: "sat-down", seat: 1, seen, name: "ana" } as const;
    fold(room, { kind: "changed", person: "ana", change });
    expect(shownRoom(room, "ana").mine.seat).toBe(1);
    wish(room, "ana", stand(1));
    expect(wish(room, "ana", sit(1, "ana"))).toMatchObject({ ok: true });
    wish(room, "ana", stand(1));
    free(room, 1);
    for (const seat of [0, 1])
      expect(wish(room, "ana", sit(seat, "ana"))).toMatchObject({ because: { kind: "seated-already" } });
  });
});

describe("a name", () => {
  const taken = { ok: false, because: { kind: "name-taken", at: "name" } };
  const bot = (seat: number, name: string): Wish => ({ kind: "bot", seat, bot: { level: "fry", name } });
  const three = () => {
    const room = someRoom({ game: "wishes", players: 3 });
    wish(room, "ana", sit(0, "Ana"));
    return room;
  };

  it("is one person's at a table, or one bot's, before the start already, however it is written", () => {
    const room = three();
    for (const name of ["Ana", " ANA ", "a\u200dna"]) {
      expect(wish(room, "bo", sit(1, name))).toMatchObject(taken);
      expect(wish(room, "ana", bot(1, name))).toMatchObject(taken);
    }
    expect(wish(room, "ana", bot(2, "Plouf"))).toMatchObject({ ok: true });
    expect(wish(room, "bo", sit(1, "plouf"))).toMatchObject(taken);
    expect(wish(room, "ana", sit(0, "Plouf"))).toMatchObject(taken);
    expect(wish(room, "bo", sit(1, "Bo"))).toMatchObject({ ok: true });
    // One's own may be said anew, and what nobody has any more is free.
    expect(wish(room, "ana", sit(0, "ANA"))).toMatchObject({ ok: true });
    expect(wish(room, "ana", sit(0, "Zoe"))).toMatchObject({ ok: true });
    expect(wish(room, "bo", sit(1, "Ana"))).toMatchObject({ ok: true });
    const heron: Wish = { kind: "bot", seat: 2, bot: { level: "heron", name: "plouf" } };
    expect(wish(room, "ana", heron)).toMatchObject({ ok: true });
  });

  it("is none of bots that nobody named: there may be many", () => {
    const room = three();
    for (const seat of [1, 2]) expect(wish(room, "ana", bot(seat, " "))).toMatchObject({ ok: true });
  });

  it("under which a seat is kept is its person's, also where another was called so in an older game", () => {
    const kept = { name: "Ana", chance: null };
    const seats = [
      { person: "ana", ...kept },
      { person: "bo", ...kept },
    ];
    const room = openRoom(someId, someSecret, { ...(opened() as Opened), seats });
    expect(wish(room, "ana", sit(0, "Ana"))).toMatchObject({ ok: true });
    expect(wish(room, "bo", sit(1, "ana"))).toMatchObject({ ok: true });
    expect(wish(room, "bo", sit(1, "ann"))).toMatchObject({ ok: true });
    expect(wish(room, "bo", sit(1, "ana"))).toMatchObject(taken);
  });

  it("of whoever is or was there in play is no bot's, nor a bot's anybody else's", () => {
    const room = begun();
    wish(room, "bo", { kind: "stand", seat: 1 });
    for (const name of ["Bo", "bo ", "Ana"]) expect(wish(room, "ana", bot(1, name))).toMatchObject(taken);
    expect(wish(room, "ana", bot(1, "Plouf"))).toMatchObject({ ok: true });
    expect(wish(room, "ana", sit(0, "plouf"))).toMatchObject(taken);
    const seen = room.table?.changes.length ?? 0;
    expect(offerAt(room, 0, { kind: "sit-down", seen, name: "Plouf" }, "ana").answer).toMatchObject({
      because: { why: "name-taken" },
    });
  });
});

describe("a set-up that was chosen", () => {
  const chosen = () => {
    const game = "fish-and-chips";
    let reads = 0;
    const setup = new Proxy(
      { boards: [] },
      {
        ownKeys(of) {
          reads++;
          return Reflect.ownKeys(of);
        },
      },
    );
    const room = openRoom(
      someId,
      someSecret,
      opened({ game, options: usualOptions(gameOf(game)) }, { seed: "s", setup }),
    );
    const plan = (changes: NewPlan) => {
      reads = 0;
      const { ok } = wish(room, "ana", { kind: "plan", changes });
      return [ok, reads > 0];
    };
    return { room, plan };
  };

  it("is held against the rules where something else would be dealt, and not again for all else", () => {
    const { plan } = chosen();
    for (const changes of [{ listed: true }, { away: "fry" }, { settings: { takeBack: "none" } }] as const)
      expect(plan(changes)).toEqual([true, false]);
    // The same game anew is none.
    expect(plan({ game: "fish-and-chips", players: 2 })).toEqual([true, false]);
    expect(plan({ options: { target: 61 } })).toEqual([true, true]);
    expect(plan({ options: { target: 61 } })).toEqual([true, false]);
    expect(plan({ players: 3 })).toEqual([true, true]);
    expect(plan({ game: "fish-fish", players: 2 })).toEqual([false, true]);
  });

  it("is not held against anything once as much has been planned as may be", () => {
    const { room, plan } = chosen();
    room.counts.set(null, MOST_OF_HOST);
    expect(plan({ options: { target: 61 } })).toEqual([false, false]);
  });
});

describe("a table that an older version had watched with a delay", () => {
  const delay = 600;
  const sat: Entry = { kind: "sat", seat: 0, person: "ana", name: "Ana", chance: "a".repeat(32) };
  const shown: Entry = { kind: "shown", seat: 0, shown: true };

  it.each([
    ["nobody", "not-watched"],
    ["public", null],
  ] as const)("is watched by as many as before, at once: %s", (watching, why) => {
    const room = roomOf(someId, someSecret, [opened({ watching, delay })]);
    expect(room.plan).toMatchObject({ watching, delay: 0 });
    expect(whyNot(room, "zoe", "spectator")).toBe(why);
  });

  it("is not watched from seats that agreed to be seen later, until they agree anew", () => {
    const room = roomOf(someId, someSecret, [opened({ watching: "seats", delay }), sat, shown]);
    expect(publicRoom(room)).toMatchObject({ plan: { watching: "public", delay: 0 }, shown: [] });
    expect([whyNot(room, "zoe", "spectator"), whyNot(room, "zoe", 0)]).toEqual([null, "not-yours"]);
    expect(wish(room, "ana", { kind: "plan", changes: { watching: "seats" } })).toMatchObject({ ok: true });
    expect([room.shown, whyNot(room, "zoe", 0)]).toEqual([0, "not-yours"]);
    expect(wish(room, "ana", { kind: "show", seat: 0, shown: true })).toMatchObject({ ok: true });
    expect(whyNot(room, "zoe", 0)).toBeNull();
  });

  it("loses what its seats had agreed to, also where the delay was planned after that", () => {
    const first = opened({ watching: "seats" });
    const planned: Entry = { kind: "planned", plan: { ...someRoom({ watching: "seats" }).plan, delay } };
    const room = roomOf(someId, someSecret, [first, sat, shown, planned]);
    expect([room.shown, room.plan.watching]).toEqual([0, "public"]);
  });
});

describe("hints", () => {
  const hint = (room: Room, seat: number, person: string) =>
    offerAt(room, seat, { kind: "hint", seen: room.table?.changes.length ?? 0 }, person);
  const plan = (room: Room, changes: NewPlan) => wish(room, "ana", { kind: "plan", changes });
  const told = { settings: { hints: "told" } } as const;

  it("are none unless whoever opened the table says so, before it starts", () => {
    const room = begun();
    expect(room.plan.settings.hints).toBe("none");
    for (const [seat, person] of ["ana", "bo"].entries())
      expect(hint(room, seat, person)).toMatchObject({
        answer: { because: { why: "no-hints" } },
        entry: null,
      });
    expect(plan(room, told)).toMatchObject({ because: { kind: "not-waiting" } });
    const waiting = someRoom();
    expect(wish(waiting, "bo", { kind: "plan", changes: told })).toMatchObject({
      because: { kind: "not-yours" },
    });
    expect(plan(waiting, told).ok).toBe(true);
    expect(publicRoom(waiting).plan.settings.hints).toBe("told");
  });

  it("are none where the table is listed, whichever comes first", () => {
    const room = someRoom();
    const because = (at: string) => ({ ok: false, because: { kind: "hints-listed", at } });
    expect(plan(room, { listed: true, ...told })).toEqual(because("listed"));
    plan(room, { listed: true });
    expect(plan(room, told)).toEqual(because("settings.hints"));
    expect(plan(room, { listed: false, ...told }).ok).toBe(true);
    expect(plan(room, { listed: true })).toEqual(because("listed"));
    expect(plan(room, { listed: true, settings: { hints: "none" } }).ok).toBe(true);
    expect(room.plan).toMatchObject({ listed: true, settings: { hints: "none" } });
  });

  it("are none at tables from before there was a setting, in play or not", () => {
    const { plan: usual } = someRoom();
    const { hints: _hints, ...settings } = usual.settings;
    const older = { ...usual, settings } as typeof usual;
    const planned = { kind: "planned", plan: { ...older, away: "fry" } } as const;
    expect(roomOf(someId, someSecret, [opened(older)]).plan).toEqual(usual);
    expect(roomOf(someId, someSecret, [opened(), planned]).plan).toEqual({ ...usual, away: "fry" });
  });

  it("are one for each position, and at most so many of one person", () => {
    const room = someRoom();
    plan(room, told);
    wish(room, "ana", sit(0, "Ana"));
    wish(room, "bo", sit(1, "Bo"));
    wish(room, "ana", { kind: "start" });
    const [seat = 0] = seatsIn(room.table === null ? 0 : awaited(room.table));
    const person = ["ana", "bo"][seat] ?? "";
    const { number } = room;
    expect(hint(room, seat, person)).toMatchObject({ answer: { ok: true, again: false } });
    for (let n = 0; n < 3; n++)
      expect(hint(room, seat, person)).toMatchObject({ answer: { ok: true, again: true }, entry: null });
    expect(room.number).toBe(number + 1);
    expect(room.counts.get(person)).toBe(2);
    const [move] = room.table === null ? [] : legalMoves(room.table, seat);
    if (move !== undefined)
      offerAt(room, seat, { kind: "play", seen: room.table?.changes.length ?? 0, move }, person);
    const [next = 0] = seatsIn(room.table === null ? 0 : awaited(room.table));
    const other = ["ana", "bo"][next] ?? "";
    room.counts.set(other, MOST_OF_ONE);
    expect(hint(room, next, other)).toMatchObject({ answer: { because: { why: "full" } }, entry: null });
  });
});

describe("bots", () => {
  const fry: Wish = { kind: "bot", seat: 1, bot: { level: "fry", name: " Goujon " } };
  const none: Wish = { kind: "stand", seat: 1 };

  it("are put in and taken out by whoever opened the table, and count when it starts", () => {
    const room = someRoom();
    wish(room, "ana", sit(0, "Ana"));
    expect(wish(room, "ana", fry)).toMatchObject({ ok: true });
    expect(publicRoom(room).seats[1]).toEqual({ kind: "bot", level: "fry", name: "Goujon" });
    // The same once more makes no entry, another level does.
    expect(wish(room, "ana", fry)).toEqual({ ok: true, entry: null });
    wish(room, "ana", { ...fry, bot: { level: "heron" } });
    expect(publicRoom(room).seats[1]).toEqual({ kind: "bot", level: "heron", name: "" });
    wish(room, "ana", none);
    expect(publicRoom(room).seats[1]).toBeNull();
    expect(wish(room, "ana", { kind: "start" })).toMatchObject({ because: { kind: "seats-empty" } });
    wish(room, "ana", fry);
    expect(wish(room, "ana", { kind: "start" })).toMatchObject({ ok: true });
    expect(room.table?.chairs[1]?.holder).toEqual({ kind: "bot", level: "fry", name: "Goujon" });
  });

  it("add no chance to the deal", () => {
    const room = someRoom();
    wish(room, "ana", sit(0, "Ana"));
    wish(room, "ana", fry);
    wish(room, "ana", { kind: "start" });
    const dealtBy = [chances[0] ?? "", null];
    expect(room.chances).toEqual(dealtBy);
    expect(room.table?.deal.seed).toBe(seedOf({ room: someId, secret: someSecret, chances: dealtBy }));
  });

  it.each([
    ["by somebody else", "bo", fry, "not-yours"],
    ["where a person sits", "ana", { ...fry, seat: 0 }, "seat-taken"],
    ["where there is no seat", "ana", { ...fry, seat: 2 }, "not-found"],
  ] as const)("are not put in %s, before and in play", (_where, person, wished, kind) => {
    for (const room of [someRoom(), begun()]) {
      wish(room, "ana", sit(0, "Ana"));
      const before = all(room);
      expect(wish(room, person, wished)).toMatchObject({ ok: false, because: { kind } });
      expect(all(room)).toBe(before);
    }
  });

  it("give way to nobody but whoever opened the table, and leave with their seats", () => {
    const room = someRoom({ players: 3 });
    wish(room, "ana", { ...fry, seat: 2 });
    expect(wish(room, "bo", sit(2, "Bo"))).toMatchObject({ because: { kind: "seat-taken" } });
    expect(wish(room, "bo", { ...none, seat: 2 })).toMatchObject({ because: { kind: "not-yours" } });
    expect(wish(room, "ana", { kind: "plan", changes: { players: 2 } })).toMatchObject({ ok: true });
    expect(room.seats).toEqual([null, null]);
  });

  it("take a seat that was left in play, and its person's when they come back", () => {
    const room = begun();
    wish(room, "bo", none);
    expect(wish(room, "ana", fry)).toMatchObject({ ok: true });
    expect(publicRoom(room).seats[1]).toEqual({ kind: "bot", level: "fry", name: "Goujon" });
    expect(wish(room, "cleo", sit(1, "Cleo"))).toMatchObject({ because: { kind: "seat-taken" } });
    expect(wish(room, "bo", sit(1, "Bo"))).toMatchObject({ ok: true });
    expect(publicRoom(room).seats[1]).toMatchObject({
      kind: "person",
      name: "Bo",
      seal: sealOf(chances[1] ?? ""),
    });
    // Taken out again, the seat is for whoever comes.
    wish(room, "bo", none);
    wish(room, "ana", fry);
    expect(wish(room, "bo", none)).toMatchObject({ because: { kind: "not-yours" } });
    wish(room, "ana", none);
    expect(wish(room, "cleo", sit(1, "Cleo"))).toMatchObject({ ok: true });
    expect(publicRoom(room).seats[1]).toMatchObject({ kind: "person", name: "Cleo" });
  });

  it("that were dealt to leave a seat without a seal", () => {
    const room = someRoom();
    wish(room, "ana", sit(0, "Ana"));
    wish(room, "ana", fry);
    wish(room, "ana", { kind: "start" });
    wish(room, "ana", none);
    wish(room, "bo", sit(1, "Bo"));
    expect(publicRoom(room).seats[1]).toEqual({ kind: "person", name: "Bo", seal: null });
    expect(shownRoom(room, "bo").mine.seat).toBe(1);
    expect(room.chances[1]).toBeNull();
  });
});

/** Plays a legal move, if the room has begun. */
function play(room: Room, pick: number): Entry | null {
  const { table } = room;
  const [seat] = table === null ? [] : seatsIn(awaited(table));
  if (table === null || seat === undefined) return null;
  const legal = legalMoves(table, seat);
  const move = legal[pick % legal.length];
  if (move === undefined) throw new Error("nobody can move");
  const person = room.seats[seat]?.person ?? null;
  return offerAt(room, seat, { kind: "play", seen: table.changes.length, move }, person).entry;
}

/** Has others take the seats that are free, and starts. */
function begin(room: Room, keep: (entry: Entry | null, before: string) => void): void {
  const wished = room.seats.flatMap((sitting, seat) =>
    sitting === null ? [{ who: `other ${seat}`, each: sit(seat, "Other") }] : [],
  );
  for (const { who, each } of [...wished, { who: room.host, each: { kind: "start" } as const }]) {
    const before = all(room);
    const granted = wish(room, who, each);
    keep(granted.ok ? granted.entry : null, before);
  }
}

it("read back from its entries, a room is exactly what it was, whatever was wished and wherever the list ends", () => {
  let started = 0;
  fc.assert(
    fc.property(wishes(40), fc.array(fc.nat(1000), { maxLength: 12 }), (wished, picks) => {
      const first = opened({ players: 3 });
      const room = roomOf(someId, someSecret, [first]);
      const entries = [first];
      const pasts = [all(room)];
      const keep = (entry: Entry | null, before: string) => {
        if (entry === null) expect(all(room)).toBe(before);
        else {
          // As it lies in the store.
          entries.push(JSON.parse(JSON.stringify(entry)));
          pasts.push(all(room));
        }
        expect(room.number).toBe(entries.length);
      };
      for (const { who, wish: each } of wished) {
        const before = all(room);
        const granted = wish(room, people[who] ?? "", each);
        keep(granted.ok ? granted.entry : null, before);
      }
      if (picks.length > 0) begin(room, keep);
      for (const pick of picks) keep(play(room, pick), all(room));
      if (room.table !== null) started++;
      for (let end = 1; end <= entries.length; end++)
        expect(all(roomOf(someId, someSecret, entries.slice(0, end)))).toBe(pasts[end - 1]);
    }),
    { numRuns: process.env.PROVE === "long" ? 3000 : 150, seed: 14 },
  );
  expect(started).toBeGreaterThan(50);
});

it("a list that no server has written is no room", () => {
  expect(() => roomOf(someId, someSecret, [])).toThrow("cannot follow");
  expect(() => roomOf(someId, someSecret, [{ kind: "started" }])).toThrow("cannot follow");
  expect(() => roomOf(someId, someSecret, [opened(), opened()])).toThrow("cannot follow");
  const change = { kind: "unsealed", seat: 0, seen: 0 } as const;
  expect(() => roomOf(someId, someSecret, [opened(), { kind: "changed", person: null, change }])).toThrow(
    "cannot follow",
  );
});

it("whoever agreed to be watched agreed for themselves: not for who sits down there after them", () => {
  const room = someRoom({ watching: "seats" });
  wish(room, "ana", sit(0, "Ana"));
  wish(room, "bo", sit(1, "Bo"));
  wish(room, "ana", { kind: "start" });
  const shown: Wish = { kind: "show", seat: 1, shown: true };
  expect(wish(room, "bo", shown)).toMatchObject({ ok: true });
  expect(publicRoom(room).shown).toEqual([1]);
  wish(room, "bo", { kind: "stand", seat: 1 });
  expect(wish(room, "bo", shown)).toMatchObject({ ok: false });
  wish(room, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } });
  wish(room, "ana", { kind: "stand", seat: 1 });
  expect(wish(room, "cleo", sit(1, "Cleo"))).toMatchObject({ ok: true });
  expect(publicRoom(room).shown).toEqual([]);
});

describe("what is kept of a room", () => {
  it("is nothing where a plan changes nothing", () => {
    const room = someRoom();
    const changes = {
      options: {},
      settings: { memory: room.plan.settings.memory },
      players: 2,
      listed: false,
    };
    expect(wish(room, "ana", { kind: "plan", changes })).toEqual({ ok: true, entry: null });
    expect(wish(room, "ana", { kind: "plan", changes: { ...changes, away: "fry" } })).toMatchObject({
      entry: { kind: "planned" },
    });
  });

  it("has an end, far beyond any game: then nothing is done there but that somebody gives up", () => {
    const room = begun();
    room.number = MOST_ENTRIES;
    expect(play(room, 0)).toBeNull();
    expect(wish(room, "bo", { kind: "stand", seat: 1 })).toMatchObject({ because: { kind: "enough" } });
    expect(agendaOf(room)).toEqual([]);
    const given = { kind: "resign", seen: 0, level: "fry" } as const;
    expect(offerAt(room, 1, given, "bo")).toMatchObject({ answer: { ok: true } });
    expect(publicRoom(room).stage).toBe("over");
  });
});

describe("one person at a table that waits", () => {
  const named = (n: number, seat = 1) => sit(seat, `Cleo ${n}`);

  it("names themselves so often, and the host can still plan, free the seat and start", () => {
    const room = someRoom({ listed: true });
    for (let n = 0; n < MOST_OF_COMER; n++) expect(wish(room, "cleo", named(n))).toMatchObject({ ok: true });
    const before = room.number;
    expect(wish(room, "cleo", named(-1))).toMatchObject({ because: { kind: "enough" } });
    expect(wish(room, "ana", { kind: "plan", changes: { away: "fry" } })).toMatchObject({ ok: true });
    expect(wish(room, "ana", { kind: "stand", seat: 1 })).toMatchObject({ ok: true });
    expect(wish(room, "cleo", named(-1))).toMatchObject({ because: { kind: "enough" } });
    expect(wish(room, "bo", sit(1, "Bo"))).toMatchObject({ ok: true });
    expect(room.number).toBe(before + 3);
  });

  it("is not alone: many of them fill it for strangers, it is not listed any more, and its host plays on", () => {
    const room = someRoom({ listed: true });
    for (let n = 0; room.number < MOST_GATHERING; n++) {
      expect(filedOf(room).listed).toBe(true);
      const who = `cleo ${Math.floor(n / 50)}`;
      wish(room, who, n % 2 === 0 ? named(n) : { kind: "stand", seat: 1 });
    }
    expect(filedOf(room).listed).toBe(false);
    const seat = room.seats[1];
    if (seat !== null) expect(wish(room, "ana", { kind: "stand", seat: 1 })).toMatchObject({ ok: true });
    expect(wish(room, "bo", sit(1, "Bo"))).toMatchObject({ because: { kind: "enough" } });
    expect(wish(room, "ana", sit(0, "Ana"))).toMatchObject({ ok: true });
    expect(wish(room, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } })).toMatchObject({ ok: true });
    expect(wish(room, "ana", { kind: "start" })).toMatchObject({ ok: true });
    expect(play(room, 0)).not.toBeNull();
  });

  it("plans so often, who opened it too, and starts all the same", () => {
    const room = someRoom();
    for (const [seat, who] of ["ana", "bo"].entries()) wish(room, who, sit(seat, who));
    for (let n = 1; n <= MOST_OF_HOST; n++)
      expect(wish(room, "ana", { kind: "plan", changes: { listed: n % 2 === 1 } })).toMatchObject({
        ok: true,
      });
    expect(wish(room, "ana", { kind: "plan", changes: { away: "fry" } })).toMatchObject({
      because: { kind: "enough" },
    });
    expect(wish(room, "ana", { kind: "start" })).toMatchObject({ ok: true });
  });
});

describe("one person in play", () => {
  const full = { answer: { ok: false, because: { kind: "table", why: "full" } }, entry: null };
  const asItIs = { answer: { ok: true, again: true }, entry: null };
  const seen = (room: Room) => room.table?.changes.length ?? 0;

  it("makes no entry by what changes nothing: sitting down where they sit, choosing and agreeing again", () => {
    const room = begun();
    const before = all(room);
    expect(wish(room, "bo", sit(1, "Bo"))).toEqual({ ok: true, entry: null });
    const offered = { kind: "sit-down", seen: 0, name: "Bo" } as const;
    for (let n = 0; n < 3; n++) expect(offerAt(room, 1, offered, "bo")).toMatchObject(asItIs);
    expect(all(room)).toBe(before);
    const settings = { memory: "aided", takeBack: "consent", hints: "none" } as const;
    const asking = someRoom({ game: "fish-and-chips", players: 3, settings });
    for (const [seat, who] of ["ana", "bo", "cleo"].entries()) wish(asking, who, sit(seat, who));
    wish(asking, "ana", { kind: "start" });
    const { table } = asking;
    const who = (seat: number) => asking.seats[seat]?.person ?? null;
    for (let n = 0; table !== null && table.question === null; n++) {
      play(asking, n);
      const mover = table.moves.at(-1)?.seat ?? 0;
      if (takeBackOf(table, mover) === "ask")
        offerAt(asking, mover, { kind: "take-back", seen: seen(asking) }, who(mover));
    }
    const other = ((table?.question?.seat ?? 0) + 1) % 3;
    const agree = () => offerAt(asking, other, { kind: "agree", seen: seen(asking) }, who(other));
    expect(agree()).toMatchObject({ answer: { ok: true, again: false } });
    expect(agree()).toMatchObject(asItIs);
  });

  it("chooses anew so often where all choose at once, and the last choice stays", () => {
    const room = someRoom({ game: "chat-peche", players: 2 });
    for (const [seat, who] of ["ana", "bo"].entries()) wish(room, who, sit(seat, who));
    wish(room, "ana", { kind: "start" });
    const { table } = room;
    if (table === null) throw new Error("it has not begun");
    const [one, other] = legalMoves(table, 1);
    if (one === undefined || other === undefined) throw new Error("there is nothing to choose");
    const choose = (move: typeof one) => offerAt(room, 1, { kind: "play", seen: seen(room), move }, "bo");
    expect(choose(one)).toMatchObject({ answer: { again: false } });
    expect(choose(one)).toMatchObject(asItIs);
    const unseal = () => offerAt(room, 1, { kind: "unseal", seen: seen(room) }, "bo");
    while (choose(other).entry !== null && unseal().entry !== null)
      expect(choose(one)).toMatchObject({ answer: { again: false } });
    expect(room.counts.get("bo")).toBe(MOST_OF_ONE);
    expect([unseal(), choose(one)]).toEqual([full, full]);
    const [mine] = legalMoves(table, 0);
    const last = { kind: "play", seen: seen(room), move: mine as typeof one } as const;
    expect(offerAt(room, 0, last, "ana")).toMatchObject({ answer: { ok: true } });
    expect(room.table?.moves).toHaveLength(2);
  });

  it("comes and goes so often, and what they and others play and give up has its place", () => {
    const room = begun();
    const offered = (n: number) =>
      ({ kind: "sit-down", seen: seen(room), name: "Bo", colour: 1 + (n % 2) }) as const;
    let times = 1;
    while (offerAt(room, 1, offered(times), "bo").entry !== null) times++;
    expect(times).toBe(MOST_OF_ONE);
    expect(offerAt(room, 1, offered(times), "bo")).toEqual(full);
    expect(
      wish(room, "bo", { ...sit(1, "Bo"), sitting: { name: "Bo", colour: 5, chance: "" } } as Wish),
    ).toMatchObject({
      because: { kind: "enough" },
    });
    // Nobody else has done anything yet.
    expect(offerAt(room, 0, { ...offered(3), name: "Ana", colour: 4 }, "ana").entry).not.toBeNull();
    expect(play(room, 0)).not.toBeNull();
    expect(offerAt(room, 1, { kind: "resign", seen: seen(room), level: "fry" }, "bo").entry).not.toBeNull();
    expect(publicRoom(room).stage).toBe("over");
  });

  it("at a full table that is over is told that it is over, gets up once, and does not sit down again", () => {
    const why = (made: ReturnType<typeof offerAt>) =>
      made.answer.ok || made.answer.because.kind !== "table" ? made.answer : made.answer.because.why;
    const over = () => {
      const room = begun();
      expect(play(room, 0)).not.toBeNull();
      const loser = { kind: "resign", seen: seen(room), level: "fry" } as const;
      const winner = room.table?.moves.at(-1)?.seat ?? 0;
      offerAt(room, 1 - winner, loser, ["ana", "bo"][1 - winner] ?? "");
      expect(publicRoom(room).stage).toBe("over");
      return { room, winner, who: ["ana", "bo"][winner] ?? "" };
    };
    for (const number of [20, 5_000, 9_999, 10_000, 10_100]) {
      const { room, winner, who } = over();
      room.number = number;
      const [move = null] = room.table?.moves.map((one) => one.move) ?? [];
      if (move === null) throw new Error("nobody moved");
      const offered = { seen: seen(room) };
      expect(why(offerAt(room, winner, { kind: "take-back", ...offered }, who)), `${number}`).toBe("over");
      expect(why(offerAt(room, winner, { kind: "unseal", ...offered }, who))).toBe("nothing-sealed");
      expect(why(offerAt(room, winner, { kind: "resign", ...offered, level: "fry" }, who))).toBe("over");
      expect(offerAt(room, winner, { kind: "play", ...offered, move }, who).answer).toMatchObject({
        ok: false,
      });
      expect(room.number).toBe(number);
      expect(offerAt(room, winner, { kind: "stand-up", ...offered }, who)).toMatchObject({
        answer: { ok: true, again: false },
      });
      const back = offerAt(room, winner, { kind: "sit-down", seen: seen(room), name: "Bo" }, who);
      expect(why(back)).toEqual(number < 5_000 ? { ok: true, number: seen(room), again: false } : "full");
    }
  });

  it("is told of what was done before the table was full, and asks again", () => {
    const room = begun();
    expect(play(room, 0)).not.toBeNull();
    const seat = room.table?.moves.at(-1)?.seat ?? 0;
    const offered = { kind: "take-back", seen: seen(room) } as const;
    const { answer } = offerAt(room, seat, offered, ["ana", "bo"][seat] ?? "");
    expect(answer).toMatchObject({ ok: true, again: false });
    room.number = 5_000;
    expect(offerAt(room, seat, offered, ["ana", "bo"][seat] ?? "").answer).toEqual({
      ...answer,
      again: true,
    });
    room.number = 10_000;
    expect(offerAt(room, seat, offered, ["ana", "bo"][seat] ?? "").answer).toEqual({
      ...answer,
      again: true,
    });
  });

  it("puts bots in and out so often, and the house still does where somebody stays away", () => {
    const room = begun();
    wish(room, "bo", { kind: "stand", seat: 1 });
    for (let n = 0; n < MOST_OF_HOST; n++)
      expect(
        wish(
          room,
          "ana",
          n % 2 === 0 ? { kind: "bot", seat: 1, bot: { level: "fry" } } : { kind: "stand", seat: 1 },
        ),
      ).toMatchObject({ ok: true });
    expect(wish(room, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } })).toMatchObject({
      because: { kind: "enough" },
    });
    const house = { kind: "bot-in", seen: seen(room), level: "fry", name: "" } as const;
    expect(offerAt(room, 1, house, null).entry).not.toBeNull();
  });
});

it("in play nobody sits down under no name, or with another's colour, by whatever way", () => {
  const room = someRoom();
  wish(room, "ana", { kind: "sit", seat: 0, sitting: { name: "Ana", colour: 3, chance: "" } });
  wish(room, "bo", sit(1, "Bo"));
  wish(room, "ana", { kind: "start" });
  const offered = { kind: "sit-down", seen: 0, name: "Bo" } as const;
  const refused = (why: string) => ({ answer: { ok: false, because: { kind: "table", why } }, entry: null });
  expect(offerAt(room, 1, { ...offered, name: " \u0000 " }, "bo")).toEqual(refused("malformed"));
  expect(offerAt(room, 1, { ...offered, colour: 3 }, "bo")).toEqual(refused("colour-taken"));
  expect(offerAt(room, 1, { ...offered, colour: 4 }, "bo")).toMatchObject({ answer: { ok: true } });
});
