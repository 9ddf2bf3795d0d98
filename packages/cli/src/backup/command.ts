/** `guinguette backup` and `guinguette restore`: the tables of the embedded store, copied and put back. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { backUp, type Copied, type Copying, restore, type WhyNot } from "@guinguette/server/ops/backup";
import { shown } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags, flagValue } from "../flags.ts";
import { exitCodes, type Io, say } from "../io.ts";
import { misuse, unwantedWord } from "../usage.ts";

export const backupFlags = { data: "value", ...commonFlags } as const satisfies FlagKinds;

/** As `npm start` has it (scripts/lib/tables.mjs). */
const usualFolder = fileURLToPath(new URL("../../../../.data", import.meta.url));

export async function backupCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  return copying("backup", flags, language, io, (file, tables) => backUp(tables, file));
}

export async function restoreCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  return copying("restore", flags, language, io, restore);
}

function copying(
  command: "backup" | "restore",
  flags: Flags,
  language: Language,
  io: Io,
  copy: (file: string, tables: string) => Copying,
): number {
  const [file, unwanted] = flags.words;
  if (file === undefined) return misuse(whichFile[language], command, language, io);
  if (unwanted !== undefined) return misuse(unwantedWord(unwanted, language), command, language, io);
  const fail = (why: string) => {
    say(io.error, `guinguette${language === "fr" ? "\u00a0" : ""}: ${why}`);
    return exitCodes.failed;
  };
  if ((io.env.DATABASE_URL ?? "") !== "") return fail(onPostgres[language]);
  const folder = flagValue(flags, "data") ?? (io.env.GUINGUETTE_DATA || usualFolder);
  const tables = join(folder, "tables.sqlite");
  const [from, to] = command === "backup" ? [tables, file] : [file, tables];
  let copied: Copying;
  try {
    copied = copy(file, tables);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    return fail(unwritten(shown(to), code)[language]);
  }
  if (!copied.ok) return fail(whyNot(copied.why, shown(from), shown(to))[language]);
  say(io.output, done(copied, shown(to))[language]);
  return exitCodes.fine;
}

const whichFile: Words = { en: "which file?", fr: "quel fichier\u00a0?" };

const onPostgres: Words = {
  en: "the tables are on PostgreSQL (DATABASE_URL): pg_dump and pg_restore copy them, see docs/operations.md",
  fr: "les tables sont sur PostgreSQL (DATABASE_URL)\u00a0: pg_dump et pg_restore les copient, voir docs/operations.md",
};

function done({ tables, entries, newest }: Copied, to: string): Words {
  const last = newest === null ? "" : new Date(newest).toISOString();
  return {
    en: `${to}: ${tables} tables, ${entries} entries${newest === null ? "" : `, the last of ${last}`}; all of it was read.`,
    fr: `${to}\u00a0: ${tables} tables, ${entries} entrées${newest === null ? "" : `, la dernière du ${last}`}\u00a0; tout a été relu.`,
  };
}

function unwritten(to: string, code: string): Words {
  return { en: `${to} cannot be written (${code})`, fr: `${to} ne peut être écrit (${code})` };
}

function whyNot(why: WhyNot, from: string, to: string): Words {
  switch (why) {
    case "missing":
      return { en: `there is no ${from}`, fr: `il n’y a pas de ${from}` };
    case "exists":
      return {
        en: `${to}, or something that belongs to it, is already there: move it away first`,
        fr: `${to}, ou quelque chose qui va avec, est déjà là\u00a0: déplacez-le d’abord`,
      };
    case "held":
      return {
        en: `a server has ${to} open: stop it, and move that file away`,
        fr: `un serveur a ouvert ${to}\u00a0: arrêtez-le, et déplacez ce fichier`,
      };
    case "damaged":
      return {
        en: `${from} is no whole file of tables: not all of it can be read`,
        fr: `${from} n’est pas un fichier de tables entier\u00a0: tout n’en peut être lu`,
      };
    case "newer":
      return {
        en: `${from} was made by a newer version of guinguette`,
        fr: `${from} vient d’une version plus récente de guinguette`,
      };
    case "unfinished":
      return {
        en: `a part of ${from} lies beside it (${from}-wal): it is no copy that guinguette backup has made`,
        fr: `une partie de ${from} est à côté (${from}-wal)\u00a0: ce n’est pas une copie de guinguette backup`,
      };
  }
}
