/** `guinguette serve`: the app and its tables on one address. It is what `npm start` runs, and nothing else. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Language } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags, flagValue, wholeNumber } from "../flags.ts";
import { exitCodes, type Io } from "../io.ts";
import { flagSentence, misuse, unwantedWord } from "../usage.ts";

export const serveFlags = {
  lan: "bare",
  port: "value",
  cert: "value",
  key: "value",
  prepare: "bare",
  prepared: "bare",
  ...commonFlags,
} as const satisfies FlagKinds;

/** Those that are handed on as they are. */
const handedOn = ["lan", "cert", "key", "prepare", "prepared"] as const;

const start = fileURLToPath(new URL("../../../../scripts/start.mjs", import.meta.url));

export async function serveCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const [unwanted] = flags.words;
  if (unwanted !== undefined) return misuse(unwantedWord(unwanted, language), "serve", language, io);
  const port = flagValue(flags, "port");
  if (port !== undefined && (wholeNumber(port) ?? 65_536) > 65_535) {
    const expected =
      language === "fr" ? ["un nombre entier de 0 à 65535"] : ["a whole number from 0 to 65535"];
    const problem = { kind: "value", flag: "--port", found: port, expected } as const;
    return misuse(flagSentence(problem, language), "serve", language, io);
  }
  const args = handedOn.flatMap((flag) => {
    const value = flagValue(flags, flag);
    if (value === undefined) return [];
    return serveFlags[flag] === "bare" ? [`--${flag}`] : [`--${flag}=${value}`];
  });
  const child = spawn(process.execPath, [start, ...args], {
    stdio: "inherit",
    env: { ...io.env, LC_ALL: language, ...(port === undefined ? {} : { PORT: port }) },
  });
  // Ctrl-C in a terminal reaches the child too; these reach only us.
  const wait = () => {};
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on("SIGINT", wait).on("SIGTERM", pass).on("SIGHUP", pass);
  const [code] = (await once(child, "exit")) as [number | null];
  process.off("SIGINT", wait).off("SIGTERM", pass).off("SIGHUP", pass);
  return code ?? exitCodes.failed;
}
