import { expect, it } from "vitest";
import { sayingOf } from "./saying.ts";

const last = { seat: 2, text: "Tanche mise 2 tuiles.", gain: null };
const seen = { view: {}, winners: null, awaited: [1] };
const said = (
  sitting: object,
  now: typeof last | null = null,
  more: object = {},
  story: object = {},
  todo = "Misez.",
) =>
  sayingOf(
    { seen, seat: null, thinking: null, proposed: null, picked: null, showing: false, ...sitting } as never,
    { now, last, ...story } as never,
    {
      whatNext: (_view: unknown, picked: string) => (picked === "" ? null : `Où va ${picked}.`),
      aside: () => null,
      words: { prompt: ({ seat }: { seat: unknown }) => (seat === "spectator" ? "On mise." : todo) },
    } as never,
    (seat) => `J${seat}`,
    "fr",
    { advice: null, shared: false, ...more },
  );

it("waits for nobody while what happened is still being shown", () => {
  expect(said({ showing: true }, last)).toMatchObject({ ...last, mood: "tell" });
  expect(said({ showing: true })).toMatchObject({ ...last, mood: "tell" });
});

it("says afterwards who is to play; and what, as a whole room is told it, where there is no news beside", () => {
  expect(said({})).toMatchObject({ text: "À J1 de jouer.", mood: "think", last });
  expect(said({}, null, {}, { last: null })).toMatchObject({ who: "À J1 de jouer", text: "On mise." });
  expect(said({ seen: { ...seen, awaited: [1, 2] } })).toMatchObject({
    who: "À J1 et à J2 de jouer",
    text: "À J1 et à J2 de jouer.",
  });
  expect(said({ thinking: 1 })).toMatchObject({ text: "À J1 de jouer.", mood: "think" });
});

it("begins with a capital whoever it begins with", () => {
  const apart = { called: () => "un robot (pour Anna)", absence: () => null };
  expect(said({ thinking: 1 }, null, { apart })).toMatchObject({
    who: "À un robot (pour Anna) de jouer",
    text: "À un robot (pour Anna) de jouer.",
  });
});

it("names whoever the button below is for, though others are away too or a bot thinks", () => {
  const absence = (seat: number) => `J${seat} n’est plus là.`;
  const apart = { called: (seat: number) => `J${seat}`, absence, mayHold: { seat: 2, now: true } };
  const both = { seen: { ...seen, awaited: [1, 2] }, thinking: 1 };
  expect(said(both, null, { apart })).toMatchObject({ seat: 2, text: "J2 n’est plus là." });
  const later = { ...apart, mayHold: { seat: 2, now: false } };
  expect(said({ ...both, thinking: null }, null, { apart: later })).toMatchObject({
    text: "J1 n’est plus là.",
  });
});

it("does not say that an absent one is waited for while others have something to do", () => {
  const absence = (seat: number) => (seat === 2 ? "J2 n’est plus là." : null);
  const apart = { called: (seat: number) => `J${seat}`, absence };
  const awaited = (...seats: number[]) => said({ seen: { ...seen, awaited: seats } }, null, { apart }).text;
  expect(awaited(1, 2)).toBe("À J1 et à J2 de jouer.");
  expect(awaited(2)).toBe("J2 n’est plus là.");
});

it("tells once that somebody has left, where that is why all wait", () => {
  const absence = (seat: number) => `J${seat} a quitté sa place. La table attend.`;
  const apart = { called: (seat: number) => `J${seat}`, absence };
  const leaves = { seat: 1, text: "J1 quitte sa place.", gain: null, beside: true };
  const chairs = ["person", "nobody"].map((kind) => ({ holder: { kind } }));
  const after = (line: object) => said({ seen: { ...seen, chairs } }, null, { apart }, { last: line }).last;
  expect(after(leaves)).toBeNull();
  expect(after({ ...leaves, seat: 0 })).not.toBeNull();
  expect(after(last)).toEqual(last);
});

it("tells whoever is to play that their time is up, until they have something to confirm", () => {
  const apart = { called: (seat: number) => `J${seat}`, absence: () => null, timeUp: "Temps écoulé." };
  const mine = (more: object) => said({ seat: 1, revisits: true, ...more }, null, { apart }).aside;
  expect([mine({}), mine({ proposed: { type: "bet" } })]).toEqual(["Temps écoulé.", null]);
});

it("follows the step of whoever plays, and does not go back once it is answered", () => {
  const mine = (more: object) => said({ seat: 1, revisits: true, ...more }).text;
  expect(mine({})).toBe("À vous\u00a0! Misez.");
  expect(mine({ picked: "b2" })).toBe("À vous\u00a0! Où va b2.");
  expect(mine({ picked: "b2", proposed: { type: "bet" } })).toBe(
    "À vous\u00a0! Confirmez, ou changez d’avis.",
  );
  // What is proposed at once answers no step.
  expect(mine({ proposed: { type: "bet" } })).toBe("À vous\u00a0! Misez.");
  // But it answers a question.
  const asked = { seat: 1, revisits: true, proposed: { type: "bet" } };
  expect(said(asked, null, {}, {}, "Qui mise\u00a0?").text).toBe(
    "À vous\u00a0! Confirmez, ou changez d’avis.",
  );
});
