/** What is kept of somebody beside the tables: programs that play for them, and the way to another device. */
import type { Person } from "../room/entries.ts";

export interface Token {
  readonly id: string;
  readonly name: string;
  /** When, in milliseconds. */
  readonly made: number;
}

export interface PeopleStore {
  /** Of a token only the hash is kept: whoever reads the database cannot be anybody. */
  addToken(token: Token & { readonly person: Person; readonly hash: string }): Promise<void>;
  /** The oldest first. */
  tokensOf(person: Person): Promise<readonly Token[]>;
  /** Whose token has this hash. */
  tokened(hash: string): Promise<Person | null>;
  /** One of somebody's tokens, or all of them (null). Gives the hashes of those that were there. */
  dropTokens(person: Person, id: string | null): Promise<readonly string[]>;
  /** A code by which another device becomes theirs; the one before it counts no more, nor those that have expired. */
  addCarry(
    carry: { readonly hash: string; readonly person: Person; readonly expires: number },
    now: number,
  ): Promise<void>;
  /** Whose it is; it is used up by that. */
  takeCarry(hash: string, now: number): Promise<Person | null>;
  /** All of it, and which requests they made. In which rooms they were is forgotten with each of them. */
  forget(person: Person): Promise<void>;
}
