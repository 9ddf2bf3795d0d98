import { expect, it } from "vitest";
import { blemishes } from "../testing/blemishes.ts";
import { asideOf, mostAside } from "./aside.ts";

it("is heard line by line, however it comes", () => {
  const aside = asideOf();
  expect(aside.hear("one\ntw")).toEqual(["one"]);
  expect(aside.hear("o\r\n\nthree")).toEqual(["two"]);
  expect(aside.end()).toEqual(["three"]);
});

it("cannot command a terminal, and nothing of a long line is lost", () => {
  const line = `\u001b]52;c;aGk=\u0007\u009b2J\r${"🐟x".repeat(200)}`;
  const [heard = ""] = asideOf().hear(`${line}\n`);
  expect(blemishes(heard)).toEqual([]);
  expect(heard).toContain("🐟x".repeat(200));
});

it("is cut when it does not end", () => {
  const aside = asideOf();
  let heard = 0;
  for (let times = 0; times < 100; times++)
    for (const line of aside.hear("x".repeat(5000))) heard += line.length;
  expect(heard).toBe(mostAside + 1);
  expect([...aside.hear("more\n"), ...aside.end()]).toEqual([]);
});
