import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("history", { state: null });
});
afterEach(() => vi.unstubAllGlobals());

it("every page has an address that leads back to it", async () => {
  const { pathTo, routeOf } = await import("./route.svelte.ts");
  const routes = [
    { page: "home" },
    { page: "setup", game: "fish-fish" },
    { page: "table", id: "ab12" },
    { page: "games" },
    { page: "replay", id: "ab12", at: null },
    { page: "replay", id: "ab12", at: 7 },
    { page: "rules", game: "chat-peche", rule: null },
    { page: "rules", game: "chat-peche", rule: "CP-3" },
    { page: "rules", game: "chat-peche", rule: null, edition: "first" },
    { page: "rules", game: "chat-peche", rule: "CP-3", edition: "first" },
    { page: "learn", game: "wishes" },
    { page: "box", game: "wishes" },
    { page: "box", game: "chat-peche" },
    { page: "puzzles" },
    { page: "puzzle", number: 37 },
    { page: "settings" },
    { page: "opening", game: "wishes" },
    { page: "carried" },
    { page: "apart", at: "tanche-42", screen: "own" },
    { page: "apart", at: "tanche-42", screen: "tv" },
    { page: "apart", at: "tanche-42", screen: "hand" },
  ] as const;
  for (const route of routes) expect(routeOf(pathTo(route))).toEqual(route);
  expect(new Set(routes.map(pathTo)).size).toBe(routes.length);
});

it("any other address leads nowhere", async () => {
  const { routeOf } = await import("./route.svelte.ts");
  for (const path of [
    "/play",
    "/play/chess",
    "/table",
    "/games/x/y",
    "/rules/go",
    "/rules/wishes/first/IW-1",
    "/rules/chat-peche/first/CP-3/x",
    "/settings/1",
    "/puzzles/0",
    "/puzzles/x",
    "/puzzles/2/3",
    "/apart",
    "/apart/chess",
    "/carry/1",
    "/box",
    "/box/fish-fish",
    "/box/chat-peche/1",
    "/t",
    "/t/tanche-42/own",
    "/t/tanche-42/kitchen",
    "/a/b/c/d/e",
  ])
    expect(routeOf(path)).toEqual({ page: "nowhere" });
});
