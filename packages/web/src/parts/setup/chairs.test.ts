import { gameOf } from "@guinguette/rules/games";
import { expect, it } from "vitest";
import { planAsked } from "../../table/plan-asked.ts";
import { removeChair, seatSo, setKind } from "./chairs.ts";

const plan = (query: string) => planAsked(gameOf("fish-fish"), new URLSearchParams(query));
const kinds = ({ chairs }: ReturnType<typeof plan>) => chairs.map(({ kind }) => kind);

it("who joins people is a person, without a name and in a colour of their own", () => {
  const table = plan("seats=person,person");
  seatSo(table, 4, false);
  expect(kinds(table)).toEqual(["person", "person", "person", "person"]);
  expect(new Set(table.chairs.map(({ colour }) => colour)).size).toBe(4);
  expect(table.chairs.every(({ name }) => name === "")).toBe(true);
});

it("who joins bots, or one who plays alone, is a bot as strong as the others", () => {
  const table = plan("seats=person,pike");
  seatSo(table, 3, false);
  expect(kinds(table)).toEqual(["person", "pike", "pike"]);
  const alone = plan("seats=person,person");
  seatSo(alone, 3, true);
  expect(kinds(alone)).toEqual(["person", "person", "perch"]);
});

it("the last ones leave first, and who starts stays who starts", () => {
  const table = plan("seats=person,pike,person,fry&first=2");
  seatSo(table, 3, false);
  expect([kinds(table), table.first]).toEqual([["person", "pike", "person"], 2]);
  removeChair(table, 0);
  expect([kinds(table), table.first]).toEqual([["pike", "person"], 1]);
  removeChair(table, 1);
  expect(table.first).toBeNull();
});

it("a person becomes a bot with a name of its own, and a person again without it", () => {
  const table = plan("seats=person,person");
  setKind(table, 1, null);
  expect(table.chairs[1]).toMatchObject({ kind: "perch", name: "Ondine" });
  setKind(table, 1, "heron");
  setKind(table, 0, null);
  expect(table.chairs[0]).toMatchObject({ kind: "heron", name: "Carpe" });
  setKind(table, 1, "person");
  expect(table.chairs[1]).toMatchObject({ kind: "person", name: "" });
});

it("a name that somebody wrote stays, and no two bots are called the same", () => {
  const table = plan("seats=person,perch,person");
  table.chairs[2]!.name = "Léo";
  setKind(table, 2, null);
  expect(table.chairs[2]?.name).toBe("Léo");
  removeChair(table, 0);
  seatSo(table, 4, false);
  const names = table.chairs.map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
});
