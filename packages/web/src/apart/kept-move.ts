/**
 * A move that a table has not answered yet, because the line is broken: this device keeps it, so that a page that is
 * loaded again meanwhile makes it all the same. Made twice, it is made once.
 */
import type { Offer } from "@guinguette/table/changes";
import { codeIn } from "@guinguette/words/codes";
import { languages } from "@guinguette/words/language";

export type Play = Extract<Offer, { kind: "play" }>;

export const MOVES = "guinguette/kept-moves";

interface Kept {
  readonly table: string;
  readonly code: string;
  readonly play: Play;
}

export function keepMove(table: string, code: string, play: Play): void {
  write([...others(table), { table, code, play }]);
}

/** What was played at this table, by its id or its code in either language, and not answered; null where everything was. */
export function keptMove(at: string): Play | null {
  const isAt = (code: string) => languages.some((language) => codeIn(code, language) === at);
  return kept().find(({ table, code }) => table === at || isAt(code))?.play ?? null;
}

/** It was answered. */
export function forgetMove(table: string): void {
  write(others(table));
}

export function forgetMoves(): void {
  write([]);
}

const others = (table: string) => kept().filter((one) => one.table !== table);

function write(all: readonly Kept[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(MOVES);
    else localStorage.setItem(MOVES, JSON.stringify(all));
  } catch {
    // What cannot be kept is made as long as the page is there.
  }
}

/** What is odd is left out. */
function kept(): readonly Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(MOVES) ?? "[]");
    return Array.isArray(read) ? read.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  const { table, code, play } = (value ?? {}) as Partial<Kept>;
  if (typeof table !== "string" || typeof code !== "string") return false;
  return play?.kind === "play" && typeof play.seen === "number" && typeof play.move?.type === "string";
}
