/** What is told at a table apart beside its moves: to everybody, and to whoever is back. */
import type { Offer } from "@guinguette/table/changes";
import type { Incident, What } from "@guinguette/table/incidents";
import { nearOf } from "@guinguette/table/near";
import { offer } from "@guinguette/table/offer";
import { legalMoves, type Sight } from "@guinguette/table/sight";
import type { Chair } from "@guinguette/table/terms";
import { sit } from "@guinguette/table/testing/sit";
import { expect, it } from "vitest";
import { asPlayed, calledAs, withIncidents } from "../table/beside.ts";
import type { Sentence } from "../table/sentences.ts";
import {
  absenceSaid,
  droppedSaid,
  heldSaid,
  incidentSaid,
  playedByBots,
  playedInPlace,
  type Reader,
  standInCalled,
  votedOnSaid,
} from "./incidents-said.ts";

const anna = { kind: "person", name: "Anna" } as const;
const held = {
  kind: "held",
  number: 3,
  at: 1,
  seat: 0,
  holder: anna,
  level: "gudgeon",
  why: "time",
} as const;
const back: Incident = { kind: "back", number: 7, at: 4, seat: 0, holder: anna };
const chair: Chair = { holder: anna, standIn: null, resigned: false };
const standIns = [1, 3].map((at) => ({ at, level: "gudgeon" as const }));
const reader = (more: Partial<Reader> = {}): Reader => ({
  sight: {
    moves: 4,
    movers: [0, 0, 1, 0],
    standIns,
    winners: null,
    chairs: [chair, chair],
  } as unknown as Sight,
  incidents: [held, back],
  persons: [1],
  away: "gudgeon",
  isTimed: false,
  names: (seat) => ["Anna", "Paul"][seat] ?? "",
  language: "fr",
  ...more,
});
const inBoth = (incident: Incident, more: Partial<Reader> = {}) =>
  (["fr", "en"] as const).map((language) => incidentSaid(incident, reader({ ...more, language })));

it("a move taken back is told, and how many go with it", () => {
  const taken = { kind: "taken-back", number: 9, at: 4, seat: 0, holder: anna } as const;
  expect(inBoth({ ...taken, undone: 1 })).toEqual(["Anna reprend son coup.", "Anna takes a move back."]);
  expect(inBoth({ ...taken, undone: 3 })).toEqual([
    "Anna reprend son coup\u00a0: 3 coups sont annulés.",
    "Anna takes a move back: 3 moves are undone.",
  ]);
});

it("of what somebody did themselves they are told as such; whoever sits there since has not done it", () => {
  const by = { number: 9, at: 4, seat: 0, holder: anna };
  const own = (what: What, language: "fr" | "en" = "fr") =>
    incidentSaid({ ...by, ...what }, reader({ persons: [0], language }));
  const asking = (["asked", "withdrawn", "lapsed", "refused"] as const).map((kind) => own({ kind }));
  expect([...asking, own({ kind: "taken-back", undone: 1 }), own({ kind: "taken-back", undone: 2 })]).toEqual(
    [
      "Vous demandez à reprendre votre coup.",
      "Vous ne le demandez plus\u00a0: le coup reste joué.",
      "Vous ne reprenez pas votre coup\u00a0: la demande est annulée.",
      "Vous n’êtes pas d’accord\u00a0: le coup reste joué.",
      "Vous reprenez votre coup.",
      "Vous reprenez votre coup\u00a0: 2 coups sont annulés.",
    ],
  );
  expect(own({ kind: "refused" }, "en")).toBe("You do not agree: the move stands.");
  const refused: Incident = { ...by, kind: "refused" };
  const sat: Incident = { ...by, number: 10, kind: "sat-down" };
  expect(inBoth(refused, { persons: [0], incidents: [refused, sat] })).toEqual([
    "Anna n’est pas d’accord\u00a0: le coup reste joué.",
    "Anna does not agree: the move stands.",
  ]);
});

it("a bot that holds a seat is told as such, and why", () => {
  expect(inBoth(held)).toEqual([
    "Temps écoulé\u00a0: Goujon joue pour Anna.",
    "Time is up: Gudgeon plays for Anna.",
  ]);
  expect(inBoth({ ...held, why: "away" })).toEqual([
    "Anna n’est plus là\u00a0: Goujon joue à sa place.",
    "Anna is away: Gudgeon plays for them.",
  ]);
  expect(inBoth({ ...held, level: "random", why: null })).toEqual([
    "Un robot joue pour Anna.",
    "A bot plays for Anna.",
  ]);
  expect(inBoth({ ...held, level: "random" })).toEqual([
    "Temps écoulé\u00a0: un robot joue pour Anna.",
    "Time is up: a bot plays for Anna.",
  ]);
  expect(heldSaid(0, reader({ persons: [0] }))).toBe(
    "Goujon joue pour vous\u00a0: votre temps était écoulé.",
  );
  expect(heldSaid(0, reader({ persons: [0], incidents: [{ ...held, why: "away" }] }))).toBe(
    "Goujon joue pour vous\u00a0: vous n’étiez plus là.",
  );
});

it("whoever is back is told how often a bot has played for them, and why; the others that they are back", () => {
  expect(inBoth(back)).toEqual(["Anna est de retour.", "Anna is back."]);
  expect(inBoth(back, { persons: [0] })).toEqual([
    "Goujon a joué 2 coups pour vous\u00a0: votre temps était écoulé.",
    "Gudgeon made 2 moves for you: your time was up.",
  ]);
  const early = { ...back, at: 1 };
  const again: Incident = { ...held, number: 8 };
  expect(inBoth(early, { persons: [0], incidents: [held, early, again] })).toEqual([
    "Vous êtes de retour.",
    "You are back.",
  ]);
  // What the bot had chosen was played when they were back.
  const sight = { ...reader().sight, standIns: standIns.slice(0, 1) };
  expect(inBoth(early, { persons: [0], sight, incidents: [held, early] })[0]).toBe(
    "Goujon a joué un coup pour vous\u00a0: votre temps était écoulé.",
  );
});

it("who came and went is called as they were then; whoever sits there now has done nothing of it", () => {
  const table = sit("fish-fish", 3, {
    setup: { firstFisher: 0 },
    holders: ["Anna", "Paul", "Zoé"].map((name) => ({ kind: "person", name })),
  });
  const does = (offered: object, seat = 0) =>
    offer(table, seat, { ...offered, seen: table.changes.length } as Offer);
  does({ kind: "time-out", level: "perch", why: "away" });
  does({ kind: "play", move: legalMoves(table, 0)[0] });
  does({ kind: "sit-down", name: "Anna" });
  does({ kind: "stand-up" });
  does({ kind: "bot-in", level: "gudgeon", name: "" });
  does({ kind: "bot-in", level: "perch", name: "" });
  does({ kind: "sit-down", name: "Léa" });
  does({ kind: "resign", level: "pike" }, 2);
  does({ kind: "resign", level: "pike" }, 1);
  const { sight, incidents } = nearOf(table, 0);
  const said = incidents.map((one) => incidentSaid(one, reader({ sight, incidents, persons: [0] })));
  expect(said).toEqual([
    "Anna n’est plus là\u00a0: Perche joue à sa place.",
    "Anna est de retour.",
    "Anna quitte sa place\u00a0: Goujon y jouera si elle reste vide.",
    "Goujon prend la place vide.",
    "Un autre robot joue\u00a0: Perche.",
    "Léa s’assied à la table.",
    // And the game is over by now.
    "Zoé abandonne\u00a0: Brochet joue la suite.",
    "Paul abandonne.",
  ]);
});

it("whoever waits for somebody who has left is told what happens next", () => {
  const said = (
    away: Reader["away"],
    presence: "here" | "back-soon" | "away",
    language: Reader["language"] = "fr",
  ) => absenceSaid(0, presence, reader({ away, language }));
  expect(said("gudgeon", "here")).toBeNull();
  expect(said("gudgeon", "back-soon")).toBe(
    "Anna est hors ligne. Après une minute, Goujon jouera à sa place.",
  );
  expect(said("random", "back-soon", "en")).toBe(
    "Anna is offline. After a minute, a bot will play for them.",
  );
  expect(said("wait", "back-soon")).toBe("Anna est hors ligne, on l’attend.");
  expect(said("gudgeon", "away")).toBe("Anna n’est plus là. Après une minute, Goujon jouera à sa place.");
  expect(said("wait", "away")).toBe("Anna n’est plus là, on l’attend.");
  const mayHold = (seat: number, now: boolean) =>
    absenceSaid(0, "away", reader({ away: "wait" }), { seat, now, vote: null });
  expect([mayHold(0, false), mayHold(0, true), mayHold(1, true)]).toEqual([
    "Anna n’est plus là. Dans quelques minutes, vous pourrez faire jouer un robot.",
    "Anna n’est plus là. Un robot peut jouer à sa place.",
    "Anna n’est plus là, on l’attend.",
  ]);
  const timed = reader({ away: "wait", isTimed: true });
  expect(absenceSaid(0, "away", timed, { seat: 0, now: false, vote: null })).toBe(
    "Anna n’est plus là. À la fin du temps (trois minutes au moins), vous pourrez faire jouer un robot.",
  );
  const empty: Chair = { ...chair, holder: { kind: "nobody", name: "" } };
  const out: Incident = { kind: "bot-out", number: 9, at: 4, seat: 0, holder: anna };
  const left = reader({
    away: "wait",
    incidents: [out],
    sight: { ...reader().sight, chairs: [empty, chair] },
  });
  expect([true, false].map((now) => absenceSaid(0, undefined, left, { seat: 0, now, vote: null }))).toEqual([
    "La place est vide. Un robot peut y jouer.",
    "La place est vide. Dans quelques minutes, vous pourrez y faire jouer un robot.",
  ]);
  expect(absenceSaid(0, undefined, { ...left, isTimed: true }, { seat: 0, now: false, vote: null })).toBe(
    "La place est vide. À la fin du temps (trois minutes au moins), vous pourrez y faire jouer un robot.",
  );
  // Whoever got up is named, to all who wait for them.
  const annaUp: Chair = { ...chair, holder: { kind: "nobody", name: "Anna" } };
  const up = (given: Partial<Reader>) =>
    reader({ incidents: [], sight: { ...reader().sight, chairs: [annaUp, chair] }, ...given });
  expect(
    [up({ away: "wait" }), up({}), up({ isTimed: true })].map((one) => absenceSaid(0, undefined, one)),
  ).toEqual([
    "Anna a quitté sa place. La table attend.",
    "Anna a quitté sa place. Après une minute, Goujon y jouera.",
    "Anna a quitté sa place. À la fin du temps, Goujon y jouera.",
  ]);
  expect(absenceSaid(0, "away", reader({ isTimed: true }))).toBe(
    "Anna n’est plus là. À la fin du temps, Goujon jouera à sa place.",
  );
  expect(inBoth({ kind: "stood-up", number: 9, at: 4, seat: 0, holder: anna }, { isTimed: true })).toEqual([
    "Anna quitte sa place\u00a0: à la fin du temps, Goujon y jouera.",
    "Anna left their seat: when time is up, Gudgeon will play for them.",
  ]);
});

it("a bot without a name of its own has a capital where a sentence begins with it, and there alone", () => {
  const random = { ...held, level: "random" } as const;
  expect(heldSaid(0, reader({ incidents: [random], language: "en" }))).toBe(
    "A bot plays for you: your time was up.",
  );
  expect(inBoth(back, { persons: [0], incidents: [random, back] })).toEqual([
    "Un robot a joué 2 coups pour vous\u00a0: votre temps était écoulé.",
    "A bot made 2 moves for you: your time was up.",
  ]);
  expect(inBoth({ ...back, kind: "resigned", level: "random" })).toEqual([
    "Anna abandonne\u00a0: un robot joue la suite.",
    "Anna resigns: a bot plays on.",
  ]);
  expect(standInCalled("random", "Anna", "fr")).toBe("un robot (pour Anna)");
});

it("a seat that its person leaves waits for them, or a bot plays there meanwhile", () => {
  const stoodUp = { ...back, kind: "stood-up" } as const;
  expect(inBoth(stoodUp, { away: "wait" })).toEqual(["Anna quitte sa place.", "Anna left their seat."]);
  expect(inBoth(stoodUp)).toEqual([
    "Anna quitte sa place\u00a0: Goujon y jouera si elle reste vide.",
    "Anna left their seat: unless they come back, Gudgeon will play for them.",
  ]);
});

it("once it is over, whoever had bots play for them is told how much of it", () => {
  const { sight } = reader();
  const played = (movers: number[], at: number[]) =>
    playedInPlace(0, {
      language: "en",
      sight: { ...sight, movers, standIns: at.map((one) => ({ at: one, level: "perch" })) },
    });
  expect(played([0, 1, 0], [])).toBeNull();
  expect(played([0, 1, 0], [1])).toBeNull();
  expect(played([0, 1, 0], [2])).toEqual({ text: "Perch made one move for you.", isAll: false });
  expect(played([0, 1, 0], [0, 2])).toEqual({ text: "Perch played the whole game for you.", isAll: true });
});

it("once it is over, all are told who had resigned and who played on; and they that it is not theirs", () => {
  const { sight, names } = reader();
  const resigned: Chair = { holder: anna, standIn: "perch", resigned: true };
  const zoe = (seat: number) => (seat === 2 ? "Zoé" : names(seat));
  const at = (chairs: Chair[], seat: number | null, language: Reader["language"] = "fr") =>
    playedByBots(
      reader({ sight: { ...sight, chairs }, persons: seat === null ? [] : [seat], names: zoe, language }),
    );
  const three = [resigned, chair, chair];
  expect(at(three, 0)).toEqual({
    text: "Vous avez abandonné\u00a0: Perche a joué la suite.",
    notMine: true,
  });
  for (const seat of [1, null])
    expect(at(three, seat)).toEqual({
      text: "Anna a abandonné\u00a0: Perche a joué la suite.",
      notMine: false,
    });
  expect(at(three, 2, "en").text).toBe("Anna resigned: Perch played on.");
  // Where one alone is left, that ended the game, and is told as its end.
  expect(at([resigned, { ...resigned, standIn: null }, chair], 2)).toEqual({ text: "", notMine: false });
  // A bot that held the seat for a while has not played all of it.
  expect(at([chair, chair, chair], 0)).toEqual({
    text: "Goujon a joué 2 coups pour vous.",
    notMine: false,
  });
});

it("whoever had prepared something is told who took a move back, but not of their own", () => {
  const incidents: Incident[] = [{ kind: "taken-back", number: 9, at: 4, seat: 0, holder: anna, undone: 1 }];
  expect(droppedSaid(reader({ incidents }))).toContain("Anna a repris son coup");
  expect(droppedSaid(reader({ incidents, persons: [0] }))).toBeNull();
  const lea = { kind: "person", name: "Léa" } as const;
  const sat: Incident = { kind: "sat-down", number: 12, at: 4, seat: 0, holder: lea };
  const sight = { ...reader().sight, chairs: [{ ...chair, holder: lea }, chair] };
  expect(droppedSaid(reader({ sight, incidents: [...incidents, sat], persons: [0] }))).toContain(
    "Anna a repris son coup",
  );
});

it("who hears the page is told of a bot that played for somebody by its own name, and of nobody else's", () => {
  const standIn = (level: "gudgeon", name: string) => standInCalled(level, name, "fr");
  const { sight, names } = reader();
  const called = (seat: number, moves: number) =>
    calledAs(seat, { ...sight, movers: sight.movers.slice(0, moves) }, { standIn: standIn as never }, names);
  expect([called(0, 4)(0), called(0, 4)(1), called(1, 4)(0)]).toEqual(["Goujon (pour Anna)", "Paul", "Anna"]);
  // Her first move was her own.
  expect(called(0, 1)(0)).toBe("Anna");
});

it("stands in the log where it happened, and what a bot played in somebody's place is its own", () => {
  const line = (at: number, seat: number, text: string): Sentence => ({
    key: at,
    at,
    from: at,
    seat,
    text,
    gain: null,
  });
  const lines = (names: Reader["names"]) =>
    [0, 0, 1, 0, 0].map((seat, at) => line(at, seat, `${names(seat)} joue.`));
  const { names, incidents, sight } = reader();
  const standIn = (level: "gudgeon", name: string) => standInCalled(level, name, "fr");
  const played = asPlayed(lines, { ...sight, movers: [0, 0, 1, 0, 0] }, { standIn: standIn as never }, names);
  const all = withIncidents(played, incidents, (incident) => incidentSaid(incident, reader()));
  expect(all.map(({ text }) => text)).toEqual([
    "Anna joue.",
    "Temps écoulé\u00a0: Goujon joue pour Anna.",
    "Goujon (pour Anna) joue.",
    "Paul joue.",
    "Goujon (pour Anna) joue.",
    "Anna est de retour.",
    "Anna joue.",
  ]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});

it("whoever may vote on somebody who does not move is told how the votes stand, and that person who has voted", () => {
  const still = (by: number[], needed: number, language: Reader["language"] = "fr") =>
    absenceSaid(0, "here", reader({ away: "wait", language }), { seat: 0, now: true, vote: { by, needed } });
  expect(still([], 1)).toBe("Anna n’a pas joué depuis dix minutes. Un robot peut jouer en attendant.");
  expect(still([], 1, "en")).toBe("Anna has not moved for ten minutes. A bot can play meanwhile.");
  expect(still([1], 2)).toBe("Anna n’a pas joué depuis dix minutes. Votes pour un robot\u00a0: 1 sur 2.");
  expect(still([1], 2, "en")).toBe("Anna has not moved for ten minutes. Votes for a bot: 1 of 2.");
  const other = { seat: 1, now: true, vote: { by: [], needed: 1 } };
  expect(absenceSaid(0, "here", reader({ away: "wait" }), other)).toBeNull();
  expect([[], [1], [1, 2]].map((by) => votedOnSaid(by, reader({})))).toEqual([
    null,
    "Paul veut un robot à votre place. Jouez, et vous la gardez.",
    "Les autres veulent un robot à votre place. Jouez, et vous la gardez.",
  ]);
  expect(inBoth({ ...held, why: "vote" })).toEqual([
    "Anna ne joue plus\u00a0: Goujon joue en attendant.",
    "Anna is not moving: Gudgeon plays meanwhile.",
  ]);
  expect(heldSaid(0, reader({ persons: [0], incidents: [{ ...held, why: "vote" }] }))).toBe(
    "Goujon joue pour vous\u00a0: vous n’aviez pas joué depuis dix minutes.",
  );
});
