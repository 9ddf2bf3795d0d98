import { describe, expect, it } from "vitest";
import { howThere } from "./how-there.ts";

const person = {
  holder: { kind: "person", name: "Léo" },
  standIn: null,
  resigned: false,
} as const;

describe("how somebody is at a seat", () => {
  it("is told of people, and of oneself as such", () => {
    expect(howThere(person, "here", false)).toBe("here");
    expect(howThere(person, "back-soon", false)).toBe("back-soon");
    expect(howThere(person, "back-soon", true)).toBe("you");
    expect(howThere(person, undefined, false)).toBeNull();
  });

  it("is that a bot plays meanwhile, or for good, whoever is there", () => {
    expect(howThere({ ...person, standIn: "perch" }, "here", true)).toBe("stand-in");
    expect(howThere({ ...person, standIn: "perch", resigned: true }, "here", true)).toBe("resigned");
  });

  it("is nothing of a bot, and that nobody is there of an empty seat", () => {
    const bot = { kind: "bot", name: "", level: "perch" } as const;
    expect(howThere({ ...person, holder: bot }, "here", false)).toBeNull();
    expect(howThere({ ...person, holder: { kind: "nobody", name: "" } }, "away", false)).toBe("nobody");
  });
});
