/**
 * Fair dealing: the server publishes a hash of its secret before it knows what any seat adds, every seat adds chance of
 * its own, and the seed comes of all of it.
 */
import { hashed } from "./hashed.ts";
import type { Fairness } from "./http.ts";

/** What is published before anybody sits down. */
export function commitmentOf(secret: string): string {
  return hashed(`guinguette/commitment/1\n${secret}`);
}

/** What is shown of a seat's own chance before the end. */
export function sealOf(chance: string): string {
  return hashed(`guinguette/chance/1\n${chance}`);
}

/** The seed of the deal. Lines keep apart whose chance is whose; a bot adds none, and its line is empty. */
export function seedOf({ room, secret, chances }: Omit<Fairness, "commitment">): string {
  return hashed(["guinguette/deal/1", room, secret, ...chances.map((chance) => chance ?? ""), ""].join("\n"));
}

/** Whether the secret is the one whose hash was published. */
export function isCommitted({ secret, commitment }: Pick<Fairness, "secret" | "commitment">): boolean {
  return commitmentOf(secret) === commitment;
}

/** Whether the seed comes of the secret and the chances. */
export function isDealtBy(fairness: Fairness, seed: string): boolean {
  return seedOf(fairness) === seed;
}
