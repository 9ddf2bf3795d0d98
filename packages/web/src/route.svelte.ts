/** Where the app is: every page has an address of its own. */
import { type GameId, gameIds } from "@guinguette/rules/contract";
import type { Edition } from "./parts/edition.ts";

/** The games whose box is not the same everywhere, or is nowhere printed: CP-R1, IW-R3. */
const boxGames = ["chat-peche", "wishes"] as const satisfies readonly GameId[];
export type BoxGame = (typeof boxGames)[number];
export const hasBox = (game: GameId): game is BoxGame => boxGames.some((id) => id === game);

export type Route =
  | { readonly page: "home" }
  | { readonly page: "setup"; readonly game: GameId }
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
  | { readonly page: "settings" }
  | { readonly page: "nowhere" };

export function pathTo(route: Route): string {
  switch (route.page) {
    case "home":
    case "nowhere":
      return "/";
    case "setup":
      return `/play/${route.game}`;
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
    case "settings":
      return "/settings";
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
      return one === "" ? { page: "puzzles" } : { page: "nowhere" };
    case "settings":
      return one === "" ? { page: "settings" } : { page: "nowhere" };
    default:
      return { page: "nowhere" };
  }
}

const place = $state({ path: location.pathname });

/** The route now; pages that read it follow it. */
export function currentRoute(): Route {
  return routeOf(place.path);
}

export function goTo(route: Route, how: "push" | "replace" = "push"): void {
  const path = pathTo(route);
  if (how === "push") history.pushState({ inside: true }, "", path);
  else history.replaceState(history.state, "", path);
  place.path = path;
  scrollTo(0, 0);
}

/** Back to where the reader came from, if that was a page of this app. */
export function goBack(event: MouseEvent): void {
  if (history.state === null) return;
  event.preventDefault();
  history.back();
}

/** Links of the app change the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    place.path = location.pathname;
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    event.preventDefault();
    goTo(routeOf(link.pathname));
  });
}
