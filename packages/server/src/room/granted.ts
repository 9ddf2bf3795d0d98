/** What becomes of a wish. */
import type { ProblemKind } from "@guinguette/wire/problem";
import type { Entry } from "./entries.ts";
import type { Refusal } from "./refusal.ts";

/** The entry that it has become; null where all is already as it was wished. */
export type Granted =
  | { readonly ok: true; readonly entry: Entry | null }
  | { readonly ok: false; readonly because: Refusal };

export const no = (kind: ProblemKind, at?: string): Granted => ({
  ok: false,
  because: { kind, ...(at === undefined ? {} : { at }) },
});
export const asItIs: Granted = { ok: true, entry: null };
