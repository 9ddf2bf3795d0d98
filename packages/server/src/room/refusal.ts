/** Why something cannot be done at a table apart: as data, the sentence is made where it is read. */
import type { Refused } from "@guinguette/rules/contract";
import type { Malformed } from "@guinguette/rules/shape";
import type { ProblemKind } from "@guinguette/wire/problem";
import type { DetailName } from "../http/details.ts";

export interface Refusal {
  readonly kind: ProblemKind;
  readonly at?: string;
  /** What would be right, where the kind alone does not say it. */
  readonly detail?: DetailName;
  /** Which rule forbids it, or what is wrong with what was sent. */
  readonly refusal?: Refused;
  readonly malformed?: Malformed;
}
