/** Where the app is: every page has an address of its own. */
import { type GameId, gameIds } from "@guinguette/rules/contract";
import { type BoxGame, hasBox } from "./box-games.ts";
import { parentOf } from "./parents.ts";
import type { Edition } from "./parts/edition.ts";

/** What a screen at a table apart is for: everything of one's own, the table for all in a room, one's secrets alone. */
const apartScreens = ["own", "tv", "hand"] as const;
export type ApartScreen = (typeof apartScreens)[number];

export type Route =
  | { readonly page: "home" }
  /** A table of this device is set; the solitaire begins at once. */
  | { readonly page: "setup"; readonly game: GameId; readonly solitaire?: true }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "games" }
  | { readonly page: "replay"; readonly id: string; readonly at: number | null }
  | {
      readonly page: "rules";
      readonly game: GameId;
      readonly rule: string | null;
      /** Chat-Pêche in the words of its first edition (CP-C2). */
      readonly edition?: Edition | undefined;
    }
  | { readonly page: "learn"; readonly game: GameId }
  | { readonly page: "box"; readonly game: BoxGame }
  | { readonly page: "puzzles" }
  | { readonly page: "puzzle"; readonly number: number }
  | { readonly page: "settings" }
  /** A table of the server, by its code or its id. */
  | { readonly page: "apart"; readonly at: string; readonly screen: ApartScreen }
  /** A table apart is being opened. */
  | { readonly page: "opening"; readonly game: GameId }
  /** Somebody takes themselves up on this device. */
  | { readonly page: "carried" }
  | { readonly page: "nowhere" };

export function pathTo(route: Route): string {
  switch (route.page) {
    case "home":
    case "nowhere":
      return "/";
    case "setup":
      return `/play/${route.game}${route.solitaire ? "/solitaire" : ""}`;
    case "table":
      return `/table/${route.id}`;
    case "games":
      return "/games";
    case "replay":
      return `/games/${route.id}${route.at === null ? "" : `/${route.at}`}`;
    case "rules":
      return `/rules/${route.game}${route.edition ? `/${route.edition}` : ""}${route.rule === null ? "" : `/${route.rule}`}`;
    case "learn":
      return `/learn/${route.game}`;
    case "box":
      return `/box/${route.game}`;
    case "puzzles":
      return "/puzzles";
    case "puzzle":
      return `/puzzles/${route.number}`;
    case "settings":
      return "/settings";
    case "apart":
      return `/t/${route.at}${route.screen === "own" ? "" : `/${route.screen}`}`;
    case "opening":
      return `/apart/${route.game}`;
    case "carried":
      return "/carry";
  }
}

export function routeOf(path: string): Route {
  const [page = "", one = "", two = "", ...more] = path.split("/").slice(1);
  const game = gameIds.find((id) => id === one);
  if (page === "rules" && game === "chat-peche" && two === "first" && more.length < 2)
    return { page: "rules", game, rule: more[0] || null, edition: "first" };
  if (more.length > 0) return { page: "nowhere" };
  switch (page) {
    case "":
      return { page: "home" };
    case "play":
      if (game === "fish-and-chips" && two === "solitaire") return { page: "setup", game, solitaire: true };
      return game && two === "" ? { page: "setup", game } : { page: "nowhere" };
    case "table":
      return one && two === "" ? { page: "table", id: one } : { page: "nowhere" };
    case "games":
      if (one === "") return { page: "games" };
      return /^\d*$/.test(two)
        ? { page: "replay", id: one, at: two === "" ? null : Number(two) }
        : { page: "nowhere" };
    case "rules":
      return game ? { page: "rules", game, rule: two || null } : { page: "nowhere" };
    case "learn":
      return game && two === "" ? { page: "learn", game } : { page: "nowhere" };
    case "box":
      return game && hasBox(game) && two === "" ? { page: "box", game } : { page: "nowhere" };
    case "puzzles":
      if (one === "") return { page: "puzzles" };
      return /^[1-9]\d{0,5}$/.test(one) && two === ""
        ? { page: "puzzle", number: Number(one) }
        : { page: "nowhere" };
    case "settings":
      return one === "" ? { page: "settings" } : { page: "nowhere" };
    case "apart":
      return game && two === "" ? { page: "opening", game } : { page: "nowhere" };
    case "carry":
      return one === "" ? { page: "carried" } : { page: "nowhere" };
    case "t": {
      const screen = apartScreens.find((name) => name === (two || "own"));
      return one && screen && two !== "own" ? { page: "apart", at: one, screen } : { page: "nowhere" };
    }
    default:
      return { page: "nowhere" };
  }
}

/** What the browser keeps with each page that was visited, and nobody reads in the address. */
interface Entry {
  /** The page of this app that was shown before, which the browser's button goes back to. */
  readonly before: string;
  /** The page that this one was opened from. Other rules in the same book were opened from where the book was. */
  readonly from: string | null;
}

/** Another version of the app may have left something else there. */
function entryNow(): Entry | null {
  const kept = history.state as Partial<Entry> | null;
  if (typeof kept !== "object" || typeof kept?.before !== "string") return null;
  return { before: kept.before, from: typeof kept.from === "string" ? kept.from : null };
}

const place = $state({ path: location.pathname, from: entryNow()?.from ?? null });

/** The route now; pages that read it follow it. */
export function currentRoute(): Route {
  return routeOf(place.path);
}

export function goTo(route: Route, how: "push" | "replace" = "push"): void {
  const path = pathTo(route);
  if (how === "push") {
    const from = route.page === "rules" && currentRoute().page === "rules" ? place.from : place.path;
    history.pushState({ before: place.path, from }, "", path);
    place.from = from;
  } else history.replaceState(history.state, "", path);
  place.path = path;
  scrollTo(0, 0);
}

/** The address of the page above the one that is shown; `over` says it of the game of a replay. */
export function wayUp(over?: boolean): string {
  const from = place.from === null ? null : routeOf(place.from);
  return pathTo(parentOf(currentRoute(), { from, over }) ?? { page: "home" });
}

/** For the arrow, a link to the page above. That page takes the place of this one, so that going up and down makes no
 * trail; where it was shown right before, it is there already. */
export function goUp(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  const path = event.currentTarget.pathname;
  const before = entryNow()?.before;
  if (before === path) {
    history.back();
    return;
  }
  history.replaceState(before === undefined ? null : { before, from: null }, "", path);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  place.path = location.pathname;
  place.from = entryNow()?.from ?? null;
}

/** Not one that asks for another tab or window. */
export function isPlain(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Links of the app change the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    if (!isPlain(event)) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    event.preventDefault();
    goTo(routeOf(link.pathname));
  });
}
