import { expect, it, vi } from "vitest";
import { offeredBack } from "./offered-back.ts";

const names = (seat: number) => `J${seat}`;
const at = (screen: object) =>
  ({ sealed: null, back: null, seen: { viewer: 0 }, change: vi.fn(), takeBack: vi.fn(), ...screen }) as never;

it("a choice that is sealed can be changed, by whoever made it", () => {
  const change = vi.fn();
  const offered = offeredBack(at({ sealed: 2, back: { seat: 0, how: "free" }, change }), names, "fr");
  expect(offered).toMatchObject({ text: "Changer mon choix", short: "Changer" });
  offered?.take();
  expect(change).toHaveBeenCalledExactlyOnceWith(2);
});

it("one's own move is taken back, or asked for; another's by its name", () => {
  const takeBack = vi.fn();
  const free = offeredBack(at({ back: { seat: 0, how: "free" }, takeBack }), names, "en");
  expect(free).toMatchObject({ text: "Take back", short: "Take back" });
  free?.take();
  expect(takeBack).toHaveBeenCalledOnce();
  expect(offeredBack(at({ back: { seat: 0, how: "ask" } }), names, "fr")?.text).toBe("Demander à reprendre");
  expect(offeredBack(at({ back: { seat: 1, how: "free" } }), names, "fr")?.text).toBe("J1\u00a0: reprendre");
  expect(offeredBack(at({ back: { seat: 1, how: "ask" } }), names, "en")?.text).toBe("J1: ask to take back");
});

it("where there is no way back, none is offered", () => {
  expect(offeredBack(at({}), names, "fr")).toBeNull();
});
