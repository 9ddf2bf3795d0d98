/** What an address may ask for: `?seats=person,perch&seed=x&variant=confirmed&start`. */
import { levels } from "@guinguette/bots/levels";
import type { Game } from "@guinguette/rules/contract";
import { optionsOf, usualOptions } from "@guinguette/rules/options";
import { settingValues, usualSettings } from "@guinguette/table/settings";
import { botNicknames } from "../words/setup.ts";
import type { Plan, PlannedChair } from "./new-table.ts";

export const kinds: readonly PlannedChair["kind"][] = ["person", ...levels];

/** What it asks for that cannot be is passed over: the usual table stands there instead. */
export function planAsked(game: Game, asked: URLSearchParams): Plan {
  const seats = asked.get("seats")?.split(",") ?? [];
  const known = seats.filter((kind): kind is PlannedChair["kind"] =>
    kinds.includes(kind as PlannedChair["kind"]),
  );
  const chairs: PlannedChair["kind"][] = game.about.players.includes(known.length)
    ? known
    : Array(usualPlayers(game)).fill("person");
  const first = asked.get("first");
  return {
    chairs: chairs.map((kind, seat) => ({
      kind,
      name: kind === "person" ? "" : (botNicknames[seat] ?? ""),
      colour: seat,
    })),
    options: optionsAsked(game, asked),
    first: first !== null && /^\d$/.test(first) && Number(first) < chairs.length ? Number(first) : null,
    settings: settingsAsked(asked),
    seed: asked.get("seed") ?? "",
  };
}

/** The usual table of whoever plays alone: with bots, as many as make a good round. */
export function planAlone(game: Game): Plan {
  const bots = Array(usualPlayers(game) - 1).fill("perch");
  return planAsked(game, new URLSearchParams({ seats: ["person", ...bots].join() }));
}

/** As many as make a good round, where the game takes so many. */
function usualPlayers({ about }: Game): number {
  return Math.min(4, ...about.players.slice(-1));
}

function settingsAsked(asked: URLSearchParams): Plan["settings"] {
  const { memory, takeBack } = settingValues;
  return {
    memory: memory.find((value) => value === asked.get("memory")) ?? usualSettings.memory,
    takeBack: takeBack.find((value) => value === asked.get("takeBack")) ?? usualSettings.takeBack,
    // Before one screen everybody sees who asks.
    hints: usualSettings.hints,
  };
}

function optionsAsked(game: Game, asked: URLSearchParams): Plan["options"] {
  const options = usualOptions(game);
  for (const [name, spec] of optionsOf(game)) {
    const value = asked.get(name);
    if (value === null) continue;
    if (spec.kind === "choice" && spec.values.includes(value)) options[name] = value;
    if (
      spec.kind === "integer" &&
      /^\d+$/.test(value) &&
      Number.isSafeInteger(Number(value)) &&
      Number(value) >= spec.min
    )
      options[name] = Number(value);
  }
  return options;
}
