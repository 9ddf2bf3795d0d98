import type { Types } from "@guinguette/rules/contract";

export function sameMove(one: Types["move"], other: Types["move"]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
