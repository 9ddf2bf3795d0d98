/** What is kept of somebody beside the tables: programs that play for them, and the way to another device. */
import { createHash } from "node:crypto";
import type { Person } from "../room/entries.ts";

export interface Token {
  readonly id: string;
  readonly name: string;
  /** When, in milliseconds. */
  readonly made: number;
}

export interface PeopleStore {
  /** Of a token only the hash is kept: whoever reads the database cannot be anybody. Not where they have as many as they
   * may, however many ask at once, nor for anybody who was erased. */
  addToken(
    token: Token & { readonly person: Person; readonly hash: string },
    most: number,
  ): Promise<"added" | "enough" | "erased">;
  /** The oldest first. */
  tokensOf(person: Person): Promise<readonly Token[]>;
  /** Whose token has this hash. */
  tokened(hash: string): Promise<Person | null>;
  /** One of somebody's tokens, or all of them (null). Gives the hashes of those that were there. */
  dropTokens(person: Person, id: string | null): Promise<readonly string[]>;
  /** A code by which another device becomes theirs; the one before it counts no more, nor those that have expired. False
   * for anybody who was erased. */
  addCarry(
    carry: { readonly hash: string; readonly person: Person; readonly expires: number },
    now: number,
  ): Promise<boolean>;
  /** Whose it is; it is used up by that. */
  takeCarry(hash: string, now: number): Promise<Person | null>;
  /** All of it, and which requests they made. In which rooms they were is forgotten with each of them. From then on they
   * are erased: whatever of theirs was under way has been stored before, and nothing is after. */
  forget(person: Person): Promise<void>;
  /** Those of them who were erased. */
  erased(persons: readonly Person[]): Promise<readonly Person[]>;
}

/** What is kept of somebody who was erased: that nothing is to be kept of them. Nobody who reads it learns who it was. */
export function markOf(person: Person): string {
  return createHash("sha256").update(`guinguette/erased/1\n${person}`).digest("hex");
}
