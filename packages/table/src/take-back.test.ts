import type { View as ChatPecheView } from "@guinguette/rules/chat-peche/view";
import type { GameId } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { below, seeded } from "@guinguette/rules/random";
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offer } from "./offer.ts";
import { resume } from "./resume.ts";
import { usualSettings } from "./settings.ts";
import { shownOf } from "./shown.ts";
import { legalMoves, sightOf } from "./sight.ts";
import { storedOf, tableFrom } from "./stored.ts";
import { awaited, isOver, lastMoveOf, type Table, takeBackTo } from "./table.ts";
import { couldTakeBack, isFree, isKnown, takeBackOf } from "./take-back.ts";
import type { Opening } from "./terms.ts";
import { openingOf, play, sit, wish } from "./testing/sit.ts";

/** Asks for the last move back; what became of it. */
function takeBack(table: Table, seat: Seat): "done" | "waiting" | "refused" {
  const answer = wish(table, seat, "take-back");
  return answer.ok ? (table.question === null ? "done" : "waiting") : "refused";
}

const cast = (card: string, bait: number) => ({ type: "cast", card, bait });
const bet = (tiles: number) => ({ type: "bet", tiles });

describe("a take-back in Fish Fish is free", () => {
  const table = () => sit("fish-fish", 3, { setup: { firstFisher: 0 } });

  it("for a cast, while nobody has bet: the others saw a bait, not the card", () => {
    const fish = table();
    play(fish, 0, cast("catch", 5));
    expect(isFree(fish, 0)).toBe(true);
    expect(takeBack(fish, 0)).toBe("done");
    expect(fish.moves).toEqual([]);
    expect(fish.log).toEqual([]);
    play(fish, 0, cast("empty", 2));
    play(fish, 1, bet(0));
    expect(isFree(fish, 0)).toBe(false);
    expect(takeBack(fish, 0)).toBe("refused");
  });

  it("for a bet, until the next Fish bets or the card is turned over", () => {
    const fish = table();
    play(fish, 0, cast("catch", 5));
    play(fish, 1, bet(2));
    expect(isFree(fish, 1)).toBe(true);
    play(fish, 2, bet(0));
    // The line was revealed: everybody knows the card.
    expect(isFree(fish, 2)).toBe(false);
    expect(isFree(fish, 1)).toBe(false);
  });

  it("for a last bet that leaves the card unseen", () => {
    const fish = table();
    play(fish, 0, cast("catch", 5));
    play(fish, 1, bet(0));
    play(fish, 2, bet(0));
    expect(isFree(fish, 2)).toBe(true);
    expect(isFree(fish, 1)).toBe(false);
  });

  it("not once the Fisher has cast again, with or without a choice: it would tell which cards were left", () => {
    // Both baits of 3 come last: with two equal cards left there is one way to cast, with two others there are two.
    for (const cards of [
      ["catch", "catch", "empty", "empty"],
      ["empty", "empty", "catch", "catch"],
    ]) {
      const fish = sit("fish-fish", 2, { setup: { firstFisher: 0 } });
      for (const [line, card] of cards.entries()) {
        play(fish, 0, cast(card, [2, 4, 5, 3][line] ?? 0));
        expect(takeBackOf(fish, 1)).toBeNull();
        play(fish, 1, bet(0));
        expect(takeBackOf(fish, 1)).toBe("free");
      }
    }
  });
});

describe("a take-back in Wishes is free", () => {
  const table = () =>
    sit("wishes", 2, {
      setup: { firstPlayer: 0, buyers: { angelfish: 3, catfish: 2, clownfish: 2, kingfish: 1, monkfish: 1 } },
    });

  it("never once a new Ocean card has been turned up", () => {
    const sea = table();
    play(sea, 0, { type: "keep", card: 0 });
    expect(isFree(sea, 0)).toBe(false);
  });

  it("for a sale, which shows nothing new", () => {
    const sea = table();
    const kept = legalMoves(sea, 0)[0];
    play(sea, 0, kept ?? {});
    const passing = legalMoves(sea, 1)[0];
    play(sea, 1, passing ?? {});
    const sale = legalMoves(sea, 0).find(({ type }) => type === "sell");
    play(sea, 0, sale ?? {});
    expect(isFree(sea, 0)).toBe(true);
  });
});

describe("a take-back in Chat-Pêche is never free", () => {
  const placed = (more: Partial<Opening> = {}) => {
    const pond = sit("chat-peche", 2, { setup: { firstPlayer: 0 }, ...more });
    play(pond, 0, { type: "place", column: 1 });
    play(pond, 1, { type: "place", column: 2 });
    return pond;
  };

  it("for a placing once all are in: no equipment is looked at again (CP-2)", () => {
    const pond = placed();
    expect([takeBackOf(pond, 0), takeBackOf(pond, 1)]).toEqual([null, null]);
  });

  it("for a lure or a stay, though nobody has learned anything by it (CP-3c)", () => {
    for (const move of [{ type: "lure", from: "a1", to: "b1" }, { type: "stay" }]) {
      const pond = placed();
      play(pond, 0, move);
      expect(takeBackOf(pond, 0)).toBeNull();
    }
  });

  it("of choices made at once, all are made again: nobody's equipment is turned over by it (CP-2)", () => {
    const seats = [0, 1, 2];
    for (const asking of seats) {
      const pond = sit("chat-peche", 3, { settings: { ...usualSettings, takeBack: "consent" } });
      for (const seat of seats) play(pond, seat, { type: "place", column: 1 + seat });
      takeBack(pond, asking);
      for (const seat of seats) if (seat !== asking) expect(wish(pond, seat, "agree").ok).toBe(true);
      expect([pond.moves.length, awaited(pond)]).toEqual([0, 0b111]);
      for (const seat of seats)
        expect((shownOf(sightOf(pond, seat)).view as ChatPecheView).seats.map(({ cat }) => cat)).toEqual([
          null,
          null,
          null,
        ]);
    }
  });

  it("but can be asked for where the table says so", () => {
    const pond = placed({ settings: { ...usualSettings, takeBack: "consent" } });
    play(pond, 0, { type: "stay" });
    expect(takeBackOf(pond, 0)).toBe("ask");
  });
});

describe("a take-back in Fish & Chips is free", () => {
  it("for a catch, which everybody could foresee, until the next one", () => {
    const sea = sit("fish-and-chips", 2);
    for (let i = 0; i < 2; i++) play(sea, seatsIn(awaited(sea))[0] ?? 0, { type: "ready" });
    const [seat = 0] = seatsIn(awaited(sea));
    play(sea, seat, legalMoves(sea, seat)[0] ?? {});
    expect(isFree(sea, seat)).toBe(true);
    const [next = 0] = seatsIn(awaited(sea));
    play(sea, next, legalMoves(sea, next)[0] ?? {});
    if (next !== seat) expect(isFree(sea, seat)).toBe(false);
    expect(isFree(sea, next)).toBe(true);
  });

  it("not for the catch that brings a new board", () => {
    const sea = sit("fish-and-chips", 2);
    const random = seeded("round");
    while (!sea.log.some(({ happening }) => happening.event.type === "dealt")) {
      const [seat = 0] = seatsIn(awaited(sea));
      const legal = legalMoves(sea, seat);
      play(sea, seat, legal[below(random, legal.length)] ?? {});
    }
    expect(isFree(sea, sea.moves.at(-1)?.seat ?? 0)).toBe(false);
  });
});

describe("the table's own word", () => {
  const sale = (takeBack: "free" | "none" | "consent") => {
    const sea = sit("fish-and-chips", 2, { settings: { ...usualSettings, takeBack } });
    const [seat = 0] = seatsIn(awaited(sea));
    play(sea, seat, { type: "ready" });
    return [sea, seat] as const;
  };

  it("free and consent: what nobody has learned from is taken back without a question", () => {
    for (const setting of ["free", "consent"] as const) {
      const [sea, seat] = sale(setting);
      expect(takeBackOf(sea, seat)).toBe("free");
      expect(takeBack(sea, seat)).toBe("done");
    }
  });

  it("none: nothing is, not even that", () => {
    const [sea, seat] = sale("none");
    expect(takeBackOf(sea, seat)).toBeNull();
    expect(takeBack(sea, seat)).toBe("refused");
    expect(sea.moves).toHaveLength(1);
  });
});

describe("consent", () => {
  const besideBot = (game: GameId, setup: object) =>
    sit(game, 2, {
      settings: { ...usualSettings, takeBack: "consent" },
      setup,
      holders: [
        { kind: "person", name: "A" },
        { kind: "bot", name: "B", level: "fry" },
      ],
    });

  it("everybody else must agree; bots mind nothing", () => {
    const holders = [
      { kind: "person", name: "A" },
      { kind: "person", name: "B" },
      { kind: "bot", name: "C", level: "random" },
    ] as const;
    const table = sit("fish-fish", 3, {
      setup: { firstFisher: 0 },
      settings: { ...usualSettings, takeBack: "consent" },
      holders,
    });
    play(table, 0, cast("catch", 5));
    play(table, 1, bet(1));
    expect(takeBackOf(table, 0)).toBe("ask");
    expect(takeBack(table, 0)).toBe("waiting");
    expect(table.question).toEqual({ number: 3, seat: 0, keep: 0, agreed: 0 });
    expect(wish(table, 1, "refuse").ok).toBe(true);
    expect(table.question).toBeNull();
    expect(wish(table, 1, "agree")).toMatchObject({ because: { why: "nothing-asked" } });
    expect(takeBack(table, 0)).toBe("refused");
    // What was refused is refused as long as the move stands, whatever others do meanwhile, and read back, too.
    expect(takeBack(table, 1)).toBe("done");
    expect(takeBack(table, 0)).toBe("done");
    play(table, 0, cast("catch", 5));
    play(table, 1, bet(1));
    expect(takeBack(table, 0)).toBe("waiting");
    expect(wish(table, 1, "refuse").ok).toBe(true);
    expect(takeBack(table, 1)).toBe("done");
    play(table, 1, bet(2));
    expect(wish(table, 0, "take-back")).toMatchObject({ because: { why: "asked-already" } });
    const read = tableFrom(JSON.parse(JSON.stringify(storedOf(table))));
    expect(wish(read, 0, "take-back")).toMatchObject({ because: { why: "asked-already" } });
    // Another move is another question.
    expect(takeBack(table, 1)).toBe("done");
    expect(takeBack(table, 0)).toBe("done");
    play(table, 0, cast("empty", 2));
    play(table, 1, bet(1));
    expect(takeBack(table, 0)).toBe("waiting");
    // The asker and a bot have no say.
    for (const seat of [0, 2])
      for (const kind of ["agree", "refuse"] as const)
        expect(wish(table, seat, kind)).toMatchObject({ because: { why: "not-yours-to-say" } });
    expect(wish(table, 1, "agree").ok).toBe(true);
    expect(table.moves).toEqual([]);
  });

  it("is nobody's to give for whoever has got up: not by a chair that is empty, nor by a bot that was put there", () => {
    const table = sit("wishes", 2, { settings: { ...usualSettings, takeBack: "consent" } });
    const seen = () => table.changes.length;
    const bot = { kind: "bot-in", level: "fry", name: "" } as const;
    const [seat = 0] = seatsIn(awaited(table));
    const other = 1 - seat;
    // A new Ocean card is turned up: somebody has learned something.
    play(table, seat, { type: "keep", card: 0 });
    expect(takeBackOf(table, seat)).toBe("ask");
    const refused = () => {
      for (const each of [table, tableFrom(JSON.parse(JSON.stringify(storedOf(table))))]) {
        expect(takeBackOf(each, seat)).toBeNull();
        expect(wish(each, seat, "take-back")).toMatchObject({ because: { why: "not-free" } });
      }
    };
    wish(table, other, "stand-up");
    refused();
    offer(table, other, { ...bot, seen: seen() });
    refused();
    // The seat is free by that, also for who had it.
    wish(table, other, "bot-out");
    refused();
    offer(table, other, { ...bot, seen: seen() });
    refused();
    offer(table, other, { kind: "sit-down", seen: seen(), name: "Z" });
    expect(takeBack(table, seat)).toBe("waiting");
    expect(table.moves).toHaveLength(1);
  });

  it("is not waited for of who has given up: they do not come back", () => {
    const table = sit("wishes", 3, {
      settings: { ...usualSettings, takeBack: "consent" },
      setup: { firstPlayer: 0 },
    });
    play(table, 0, { type: "keep", card: 0 });
    offer(table, 1, { kind: "resign", seen: table.changes.length, level: "fry" });
    expect(takeBackOf(table, 0)).toBe("ask");
    expect(takeBack(table, 0)).toBe("waiting");
    wish(table, 2, "agree");
    expect(table.moves).toEqual([]);
    // Who is held for may be back any time.
    play(table, 0, { type: "keep", card: 0 });
    offer(table, 2, { kind: "time-out", seen: table.changes.length, level: "fry", why: "away" });
    expect(takeBackOf(table, 0)).toBeNull();
  });

  it("of a bot where nobody ever sat is not needed, also if it went and another came", () => {
    const table = besideBot("wishes", { firstPlayer: 0 });
    play(table, 0, { type: "keep", card: 0 });
    wish(table, 1, "bot-out");
    expect(takeBackOf(table, 0)).toBeNull();
    offer(table, 1, { kind: "bot-in", seen: table.changes.length, level: "pike", name: "" });
    expect(takeBack(table, 0)).toBe("done");
    expect(table.moves).toEqual([]);
  });

  it("is needed of who has played at a bot's seat and got up, and not of who only came and went", () => {
    const table = besideBot("fish-fish", { firstFisher: 0 });
    const bot = { kind: "bot-in", level: "fry", name: "B" } as const;
    const come = () => {
      wish(table, 1, "bot-out");
      offer(table, 1, { kind: "sit-down", seen: table.changes.length, name: "C" });
    };
    const go = () => {
      wish(table, 1, "stand-up");
      offer(table, 1, { ...bot, seen: table.changes.length });
    };
    /** Until both have played, the bot's seat last. */
    const playOn = () => {
      for (const turn of [0, 1])
        for (let seat = 1 - turn; seat !== turn; ) {
          seat = seatsIn(awaited(table))[0] ?? turn;
          play(table, seat, legalMoves(table, seat)[0] ?? {});
        }
    };
    const both = () => [table, tableFrom(JSON.parse(JSON.stringify(storedOf(table))))];
    const isAsked = (how: "ask" | null) => {
      for (const each of both()) expect(takeBackOf(each, 0)).toBe(how);
    };
    come();
    wish(table, 1, "stand-up");
    play(table, 0, cast("catch", 5));
    offer(table, 1, { ...bot, seen: table.changes.length });
    play(table, 1, bet(1));
    // Who went before any of it has nothing in this game, though they could come again.
    isAsked("ask");
    // Who was there when it was to be taken back would have been asked.
    come();
    isAsked("ask");
    go();
    isAsked(null);
    playOn();
    isAsked("ask");
    // Who has played is in the game for as long as that stands.
    come();
    playOn();
    go();
    playOn();
    isAsked(null);
  });

  it("is not refused by a move that was thought before the question was seen", () => {
    const table = sit("fish-fish", 3, {
      setup: { firstFisher: 0 },
      settings: { ...usualSettings, takeBack: "consent" },
    });
    play(table, 0, cast("catch", 5));
    play(table, 1, bet(1));
    const underWay = { kind: "play", seen: table.changes.length, move: bet(0) } as const;
    expect(takeBack(table, 0)).toBe("waiting");
    expect(offer(table, 2, underWay)).toEqual({ ok: false, because: { kind: "stale" } });
    expect(table.question).not.toBeNull();
    // Whoever withdraws and asks again makes nobody think anew.
    const seen = table.changes.length;
    wish(table, 0, "withdraw");
    expect(takeBack(table, 0)).toBe("waiting");
    expect(offer(table, 2, { ...underWay, seen }).ok).toBe(true);
    expect(table.question).toBeNull();
  });

  it("is forgotten when somebody plays on", () => {
    const table = sit("fish-fish", 3, {
      setup: { firstFisher: 0 },
      settings: { ...usualSettings, takeBack: "consent" },
    });
    play(table, 0, cast("catch", 5));
    play(table, 1, bet(1));
    takeBack(table, 0);
    play(table, 2, bet(0));
    expect(table.question).toBeNull();
  });

  it("opens what others had sealed meanwhile: they choose anew", () => {
    const settings = { ...usualSettings, takeBack: "consent" } as const;
    const place = { type: "place", column: 1 };
    const resumed = resume(openingOf("chat-peche", 3, { settings }), [{ seat: 0, move: place }]);
    if (!resumed.ok) throw new Error(resumed.refusal.rule);
    const { table } = resumed;
    play(table, 1, place);
    expect(takeBack(table, 0)).toBe("waiting");
    for (const seat of [1, 2]) wish(table, seat, "agree");
    expect(sightOf(table, 1)).toMatchObject({ moves: 0, ready: [], chosen: null, awaited: [0, 1, 2] });
  });

  it("cannot be asked for where there is nothing to take back", () => {
    const table = sit("fish-fish", 2, { settings: { ...usualSettings, takeBack: "consent" } });
    expect(takeBackTo(table, 0)).toBeNull();
    expect(takeBack(table, 0)).toBe("refused");
  });
});

describe("once the game is over nothing is taken back: its record tells what would have come", () => {
  const settings = { ...usualSettings, takeBack: "consent" } as const;

  it("not the last catch, though nobody learned anything by it", () => {
    const sea = sit("fish-and-chips", 2, { settings, options: { target: 30 } });
    const random = seeded("last catch");
    while (!isOver(sea)) {
      const [seat = 0] = seatsIn(awaited(sea));
      const legal = legalMoves(sea, seat);
      play(sea, seat, legal[below(random, legal.length)] ?? {});
    }
    for (const seat of [0, 1]) {
      expect(takeBackOf(sea, seat)).toBeNull();
      expect(wish(sea, seat, "take-back")).toMatchObject({ because: { why: "over" } });
    }
    expect(isOver(sea)).toBe(true);
  });

  it("not what was asked for before the others gave up", () => {
    const fish = sit("fish-fish", 2, { settings, setup: { firstFisher: 0 } });
    play(fish, 0, cast("catch", 5));
    play(fish, 1, bet(1));
    expect(takeBack(fish, 0)).toBe("waiting");
    expect(offer(fish, 1, { kind: "resign", level: "fry", seen: 3 }).ok).toBe(true);
    expect([isOver(fish), fish.question, fish.moves.length]).toEqual([true, null, 2]);
    for (const seat of [0, 1])
      expect(wish(fish, seat, "take-back")).toMatchObject({ because: { why: "over" } });
  });
});

// In Chat-Pêche no take-back is free (CP-2, CP-3c).
const withFree = games.filter(({ id }) => id !== "chat-peche");

it.each(withFree.map(({ id, about }) => [id, about.players[1] ?? 2] as const))(
  "a free take-back in %s gives everybody back exactly what they saw",
  (id, players) => {
    let takenBack = 0;
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(9999), { maxLength: 30, size: "max" }), (seed, picks) => {
        const table = sit(id, players, { seed });
        const views = () =>
          ["spectator" as const, ...table.chairs.keys()].map((viewer) =>
            JSON.stringify([table.game.view(table.state, viewer), table.moves.length, table.log.length]),
          );
        let before = views();
        for (const pick of picks) {
          const seats = seatsIn(awaited(table));
          const seat = seats[pick % Math.max(seats.length, 1)];
          if (seat === undefined) return;
          const legal = legalMoves(table, seat);
          const played = table.moves.length;
          if (table.choices.every((move) => move === null)) before = views();
          play(table, seat, legal[pick % legal.length] ?? {});
          if (table.moves.length !== played + 1 || takeBackOf(table, seat) !== "free") continue;
          expect(takeBack(table, seat)).toBe("done");
          expect(views()).toEqual(before);
          takenBack++;
          play(table, seat, legal[pick % legal.length] ?? {});
        }
      }),
      { numRuns: 4, seed: 11 },
    );
    expect(takenBack).toBeGreaterThan(0);
  },
);

it("in Chat-Pêche no move of a whole random game is taken back without being asked for (CP-2, CP-3c)", () => {
  const random = seeded("never free");
  let seen = 0;
  const table = sit("chat-peche", 3, { seed: "never free" });
  for (let moves = 0; moves < 30 && !isOver(table); moves++) {
    const [seat = 0] = seatsIn(awaited(table));
    const legal = legalMoves(table, seat);
    const move = legal[below(random, legal.length)];
    if (move === undefined) break;
    expect(couldTakeBack(table, seat, move)).toBe(false);
    play(table, seat, move);
    if (lastMoveOf(table, seat) === null) continue;
    expect(takeBackOf(table, seat)).not.toBe("free");
    seen++;
  }
  expect(seen).toBeGreaterThan(10);
});

describe("whether a move could be taken back, told before it is made", () => {
  it("is what comes true, in whole random games of every game", () => {
    let [free, open] = [0, 0];
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.string(), fc.nat(), (game, seed, pick) => {
        const players = game.about.players[pick % game.about.players.length] ?? 2;
        const table = sit(game.id, players, { seed });
        const random = seeded(seed);
        for (let moves = 0; moves < 12 && !isOver(table); moves++) {
          const [seat] = seatsIn(awaited(table));
          if (seat === undefined) return;
          const legal = legalMoves(table, seat);
          const move = legal[below(random, legal.length)];
          if (move === undefined) return;
          const could = couldTakeBack(table, seat, move);
          const played = table.moves.length;
          play(table, seat, move);
          if (could) {
            expect([game.id, move, takeBackOf(table, seat)]).toEqual([game.id, move, "free"]);
            free++;
          } else if (!game.about.hidden && table.moves.length > played) {
            // Where nothing is hidden, neither is whether something comes to light.
            expect(isFree(table, seat)).toBe(false);
            open++;
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(free).toBeGreaterThan(20);
    expect(open).toBeGreaterThan(0);
  });

  it("is no where a card would be turned, and yes where none is (FF-L5)", () => {
    const fish = sit("fish-fish", 3, { setup: { firstFisher: 0 } });
    expect(couldTakeBack(fish, 0, cast("catch", 5) as never)).toBe(true);
    play(fish, 0, cast("catch", 5));
    expect(couldTakeBack(fish, 1, bet(2) as never)).toBe(true);
    play(fish, 1, bet(2));
    expect(couldTakeBack(fish, 2, bet(0) as never)).toBe(false);
  });

  it("is no where the table takes nothing back, where choices are sealed, and where the rulebook calls it final (CP-3)", () => {
    const strict = sit("fish-fish", 3, {
      setup: { firstFisher: 0 },
      settings: { ...usualSettings, takeBack: "none" },
    });
    expect(couldTakeBack(strict, 0, cast("catch", 5) as never)).toBe(false);
    const pond = sit("chat-peche", 2);
    expect(couldTakeBack(pond, 0, { type: "place", column: 2 } as never)).toBe(false);
    for (const seat of [0, 1]) play(pond, seat, { type: "place", column: 2 });
    const [first] = seatsIn(awaited(pond));
    expect(couldTakeBack(pond, first ?? 0, { type: "stay" } as never)).toBe(false);
  });

  it("is no for the last move of a game: once it is over nothing is taken back", () => {
    const sea = sit("fish-and-chips", 1);
    const random = seeded("last");
    for (let over = false; !over; over = isOver(sea)) {
      const legal = legalMoves(sea, 0);
      const move = legal[below(random, legal.length)]!;
      const could = couldTakeBack(sea, 0, move);
      play(sea, 0, move);
      expect(could).toBe(!isOver(sea));
      expect(takeBackOf(sea, 0)).toBe(could ? "free" : null);
    }
  });

  it("is no for what is not legal: nothing is told of it", () => {
    const fish = sit("fish-fish", 3, { setup: { firstFisher: 0 } });
    expect(couldTakeBack(fish, 1, bet(2) as never)).toBe(false);
  });
});

it("what was found of a table is what would be found anew, and is found once", () => {
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.nat(999), ({ id, about }, number) => {
      const random = seeded(`once ${number}`);
      const table = sit(id, Math.max(2, Math.min(...about.players)), { seed: `once ${number}` });
      for (let step = 0; step < 12 && !isOver(table); step++) {
        const [seat = 0] = seatsIn(awaited(table));
        const moves = legalMoves(table, seat);
        const move = moves[below(random, moves.length)];
        if (move === undefined) break;
        const anew = () => tableFrom(JSON.parse(JSON.stringify(storedOf(table))));
        const isAsked = !table.game.isSealed(table.state) && !table.game.final.includes(move.type);
        expect(couldTakeBack(table, seat, move)).toBe(couldTakeBack(anew(), seat, move));
        expect(couldTakeBack(table, seat, move)).toBe(couldTakeBack(anew(), seat, move));
        expect(isKnown(table, seat, move)).toBe(isAsked);
        play(table, seat, move);
        const isThoughtOf = !isKnown(table, seat, null);
        if (isAsked) expect(isThoughtOf).toBe(true);
        expect(takeBackOf(table, seat)).toBe(takeBackOf(anew(), seat));
        if (isThoughtOf && !isOver(table)) expect(isKnown(table, seat, null)).toBe(true);
        expect(takeBackOf(table, seat)).toBe(takeBackOf(anew(), seat));
      }
    }),
    { numRuns: 8, seed: 5 },
  );
});
