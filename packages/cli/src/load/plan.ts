/** What the flags of `load` say. */
import type { Language } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags, flagValue, wholeNumber } from "../flags.ts";
import { gameNamed, isMistake, type Mistake, wrongValue } from "../mistake.ts";
import { unwantedWord } from "../usage.ts";
import type { LoadPlan } from "./crew.ts";
import { aNumberFrom, anAddress, aTime } from "./words.ts";

export const loadFlags = {
  server: "value",
  game: "value",
  players: "value",
  tables: "value",
  pace: "value",
  seconds: "value",
  processes: "value",
  json: "bare",
  ...commonFlags,
} as const satisfies FlagKinds;

export interface Wanted {
  readonly plan: LoadPlan;
  /** How long is measured, in seconds. */
  readonly seconds: number;
  /** Null for one of its own. */
  readonly server: string | null;
}

export function wantedBy(flags: Flags, language: Language): Wanted | Mistake {
  const [unwanted] = flags.words;
  if (unwanted !== undefined) return { mistake: unwantedWord(unwanted, language) };
  const given = (flag: string, usual: string) => flagValue(flags, flag) ?? usual;
  const named = gameNamed("--game", given("game", "chat-peche"), language);
  if (isMistake(named)) return named;
  const { id: game, about } = named.game;
  const players = given("players", String(Math.min(4, ...about.players.slice(-1))));
  if (!about.players.map(String).includes(players))
    return wrongValue("--players", players, about.players.map(String), language);
  const counts = { tables: given("tables", "100"), processes: given("processes", "2") };
  for (const [flag, text] of Object.entries(counts))
    if ((wholeNumber(text) ?? 0) < 1)
      return wrongValue(`--${flag}`, text, [aNumberFrom(1, language)], language);
  const times = { pace: given("pace", "5"), seconds: given("seconds", "20") };
  for (const [flag, text] of Object.entries(times))
    if (!/^\d{1,5}(\.\d+)?$/.test(text)) return wrongValue(`--${flag}`, text, [aTime[language]], language);
  const server = flagValue(flags, "server") ?? null;
  if (server !== null && !/^http:\/\/[^/]/.test(server))
    return wrongValue("--server", server, [anAddress], language);
  return {
    plan: {
      game,
      players: Number(players),
      tables: Number(counts.tables),
      pace: 1_000 * Number(times.pace),
      processes: Math.min(Number(counts.processes), Number(counts.tables)),
    },
    seconds: Number(times.seconds),
    server,
  };
}
