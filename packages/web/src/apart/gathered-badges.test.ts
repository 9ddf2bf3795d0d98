import { characterAt } from "@guinguette/bots/character";
import type { RoomView } from "@guinguette/wire/room";
import { characterWords } from "@guinguette/words/characters";
import { expect, it } from "vitest";
import { gatheredBadges } from "./gathered-badges.ts";

const person = (name: string, seal: string | null = "5ea1") => ({ kind: "person" as const, name, seal });
const bot = { kind: "bot" as const, level: "pike" as const, name: "" };
const at = (game: string, seats: RoomView["seats"]) =>
  ({ seats, host: 0, mine: { seat: 1, host: false }, plan: { game } }) as RoomView;

it("says who is there, whose table it is, and how strong a bot is and what it is like", () => {
  const room = at("wishes", [person("Léo"), person("Margot"), person("Ana", null), null, bot]);
  const said = (seat: number) => gatheredBadges(room, seat, "here", "fr").map(({ text }) => text);
  expect([0, 1, 2, 3, 4].map(said)).toEqual([
    ["ici", "hôte"],
    ["vous"],
    ["on l’attend"],
    [],
    ["4/5, féroce"],
  ]);
  expect(gatheredBadges(room, 0, undefined, "en")).toEqual([{ kind: "host", text: "host" }]);
});

it("at Fish Fish a bot is like the one that will play there once free seats have gone", () => {
  const room = at("fish-fish", [person("Léo"), null, null, bot]);
  const [badge] = gatheredBadges(room, 3, "here", "en");
  expect(badge?.text).toBe(`4/5, ${characterWords[characterAt("pike", 1)].en}`);
});
