/**
 * What lies above each page: the arrow at the top left leads there, and the arrow after that leads further up, to the
 * home page at last. What the browser's own button does is another matter: it goes back in time.
 */
import type { Route } from "./route.svelte.ts";

/** What is known about a page besides its address. */
export interface Known {
  /** The page of this app that it was opened from. */
  readonly from?: Route | null;
  /** Of a replay: whether that game is over. */
  readonly over?: boolean | undefined;
}

/** The page above this one; null above the home page. */
export function parentOf(route: Route, { from = null, over = true }: Known = {}): Route | null {
  switch (route.page) {
    case "home":
      return null;
    case "nowhere":
    case "setup":
    case "table":
    case "games":
    case "puzzles":
    case "settings":
    case "opening":
      return { page: "home" };
    case "apart":
      // What a screen is for was chosen at the table.
      return route.screen === "own" ? { page: "home" } : { ...route, screen: "own" };
    case "carried":
      return { page: "settings" };
    case "puzzle":
      return { page: "puzzles" };
    case "learn":
    case "box":
      return { page: "setup", game: route.game };
    case "replay":
      // Whoever comes from the table, or could go on there, goes back to it; a game of the list belongs to the list.
      return (from?.page === "table" && from.id === route.id) || !over
        ? { page: "table", id: route.id }
        : { page: "games" };
    case "rules":
      // The rulebook lies open beside whatever is being played: closed, one is there again.
      return from !== null && readsRules(from) ? from : { page: "home" };
  }
}

/** The pages that a rulebook is opened beside. None of them is ever below a rulebook, so that the way up ends. */
function readsRules({ page }: Route): boolean {
  return beside.has(page);
}

const beside: ReadonlySet<Route["page"]> = new Set(["setup", "table", "replay", "learn", "puzzle", "apart"]);
