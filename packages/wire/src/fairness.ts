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

export type Unfair =
  /** The secret is not the one that was published. */
  | "commitment"
  /** The seed does not come of the secret and the chances. */
  | "seed";

/** What does not fit together in a deal that was opened, or null. */
export function unfairness(seed: string, fairness: Fairness): Unfair | null {
  if (commitmentOf(fairness.secret) !== fairness.commitment) return "commitment";
  return seedOf(fairness) === seed ? null : "seed";
}
