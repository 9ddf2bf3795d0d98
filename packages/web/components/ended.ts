/** A game that was played to its end at random, for the page that tells it. */
import type { GameId } from "@guinguette/rules/contract";
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { nearOf } from "@guinguette/table/near";
import { shownOf, toldOf } from "@guinguette/table/shown";
import { legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { play, sit } from "@guinguette/table/testing/sit";
import { namesOf } from "@guinguette/words/common";
import { loadLook } from "../src/games/looks.ts";
import { settings } from "../src/settings.svelte.ts";

const callings = ["Léo", "Ondine", "Tanche", "Vairon", "Bob", "Ablette", "Gardon", "Brème"];

export interface Played {
  readonly game: GameId;
  readonly players: number;
  readonly seed: string;
  readonly options?: object;
  /** How many people are at the screen; the others are bots. */
  readonly people?: number;
}

/** What the page of the end is given of it. */
export async function ended({ game, players, seed, options = {}, people = 1 }: Played) {
  const holders = Array.from({ length: players }, (_, seat): Holder => {
    const name = callings[seat] ?? "";
    return seat < people ? { kind: "person", name } : { kind: "bot", name, level: "random" };
  });
  const table = sit(game, players, { seed, options, holders });
  const random = seeded(seed);
  for (let [seat] = seatsIn(awaited(table)); seat !== undefined; [seat] = seatsIn(awaited(table))) {
    const legal = legalMoves(table, seat);
    play(table, seat, legal[below(random, legal.length)] ?? {});
  }
  const persons = holders.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const near = nearOf(table, persons.length === 1 ? (persons[0] ?? 0) : "spectator");
  return {
    id: `${game} ${seed}`,
    look: await loadLook(game, options),
    view: shownOf(near.sight).view,
    told: toldOf(near),
    winners: near.sight.winners ?? [],
    holders,
    persons,
    names: namesOf(
      holders.map(({ name }) => name),
      settings.language,
    ),
    fresh: false,
  };
}
