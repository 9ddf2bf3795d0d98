/** What the folded board says of the line and of each Fish, and which of them it brings into sight. */
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";
import type { Seat } from "@guinguette/rules/seats";
import { capital, listed, plural, points } from "@guinguette/words/common";
import { theBait, tiles } from "@guinguette/words/fish-fish/names";
import type { Language } from "@guinguette/words/language";
import type { Stage } from "./stage.svelte.ts";
import { heldCards } from "./tally.ts";
import { boardWords, cardLabel } from "./words.ts";

/** Whoever plays here looks at the line; otherwise one looks at who plays, and at what the line brought to whom. */
export function toBeSeen(view: Shown, stage: Pick<Stage, "act" | "moved">, seat: Seat | null): "line" | Seat {
  if (stage.act === "haul") return stage.moved[0]?.seat ?? "line";
  const [actor] = view.actors;
  if (stage.act !== null || view.phase !== "bet" || actor === undefined || actor === seat) return "line";
  return actor;
}

/** "Tench fishes with bait 4", once it is set. */
export function fisherLine(view: Shown, name: string, language: Language): string {
  const { bait } = view;
  if (language === "fr") return bait === null ? `${name} pêche` : `${name} pêche à l’appât\u00a0${bait}`;
  return bait === null ? `${name} fishes` : `${name} fishes with bait\u00a0${bait}`;
}

/** What the Fisher has: the points, and the tiles caught in this round. */
export function fisherHas(view: Shown, language: Language): string {
  const score = points(view.scores[view.fisher] ?? 0, language);
  if (view.caught === 0) return score;
  const caught = tiles(view.caught, language);
  return language === "fr"
    ? `${score}, ${caught} ${plural(view.caught, "attrapée", "attrapées", "fr")}`
    : `${score}, ${caught} caught`;
}

/** Where the table shows what was revealed (FF-R2): "1 catch, 0 empty". */
export function seenLine({ revealed }: Shown, language: Language): string | null {
  if (revealed === null) return null;
  // The card's name stays as it is: « 2 Bredouille », "2 catch".
  const each = (["catch", "empty"] as const).map((card) => {
    const name = cardLabel(card, language);
    return `${revealed[card]} ${language === "fr" ? name : name.toLowerCase()}`;
  });
  return `${language === "fr" ? "vues\u00a0:" : "seen:"} ${each.join(", ")}`;
}

/** "Still in hand: baits 2, 3 and 5", never a figure alone; or how many where that is not shown (FF-L6). */
export function handLine(view: Shown, language: Language): string | null {
  const count = heldCards(view);
  if (count === 0) return null;
  const fr = language === "fr";
  const baits = fr ? plural(count, "appât", "appâts", "fr") : plural(count, "bait", "baits", "en");
  const [only] = view.baits ?? [];
  const what =
    view.baits === null || only === undefined
      ? `${count} ${baits}`
      : count === 1
        ? theBait(only, language)
        : `${fr ? "les " : ""}${baits} ${listed(view.baits.map(String), language)}`;
  return `${capital(boardWords.inHand[language])}${fr ? "\u00a0:" : ":"} ${what}`;
}

/** "20 points · 3 tiles", and what it has put away. */
export function fishHas(fish: FishView, view: Shown, language: Language): string {
  const loot = Object.entries(fish.loot).filter(([, count]) => count > 0);
  const worth = loot.reduce((sum, [place, count]) => sum + Number(place) * count, 0);
  return [
    points(view.scores[fish.seat] ?? 0, language),
    fish.tiles === 0 ? "" : tiles(fish.tiles, language),
    worth === 0 ? "" : `${language === "fr" ? "butin" : "loot"} ${worth}`,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** What it does on this line; nothing while it waits. */
export function fishDoes(
  fish: FishView,
  view: Shown,
  mine: boolean,
  proposed: number | null,
  language: Language,
): string {
  const fr = language === "fr";
  if (fish.bet !== null) return `${boardWords.bet[language]} ${fish.bet}`;
  if (view.phase !== "bet") return "";
  if (proposed !== null) return `${boardWords.bet[language]} ${proposed}${fr ? "\u00a0?" : "?"}`;
  if (mine) return boardWords.yours[language];
  if (view.actors.includes(fish.seat)) return `${boardWords.bet[language]}${fr ? "\u00a0?" : "?"}`;
  return fish.tiles === 0 ? boardWords.done[language] : "";
}

/** The same where it stands among signs: what is bet, with its word or as a figure alone; its tiles say the rest. */
export function signDoes(
  fish: FishView,
  view: Shown,
  mine: boolean,
  proposed: number | null,
  figures: boolean,
  language: Language,
): string {
  const bet = fish.bet ?? proposed;
  if (bet === null && (figures || fish.tiles === 0)) return "";
  if (!figures) return fishDoes(fish, view, mine, proposed, language);
  return `${bet}${fish.bet === null ? "?" : ""}`;
}
