import { randomBytes } from "node:crypto";

/** A seed tells every card: 128 bits from the system's secure source, which nobody finds by trying. */
export function newSeed(): string {
  return randomBytes(16).toString("hex");
}
