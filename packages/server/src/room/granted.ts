/** What becomes of a wish. */
import type { ProblemKind } from "@guinguette/wire/problem";
import type { DetailName } from "../http/details.ts";
import type { Entry } from "./entries.ts";
import type { Refusal } from "./refusal.ts";

/** The entry that it has become; null where all is already as it was wished. */
export type Granted =
  | { readonly ok: true; readonly entry: Entry | null }
  | { readonly ok: false; readonly because: Refusal };

export const no = (kind: ProblemKind, at?: string, detail?: DetailName): Granted => ({
  ok: false,
  because: { kind, ...(at === undefined ? {} : { at }), ...(detail === undefined ? {} : { detail }) },
});
export const asItIs: Granted = { ok: true, entry: null };
