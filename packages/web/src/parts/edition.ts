/** The edition that is spoken around here: links to the rules lead to its words (CP-C2). */
import { getContext, setContext } from "svelte";

export type Edition = "first";

const here = Symbol("edition");

/** The edition that options ask for, where it is not the usual one. */
export function editionOf(options: object): Edition | undefined {
  return "edition" in options && options.edition === "first" ? "first" : undefined;
}

/** Everything inside this component speaks the edition of these options. */
export function speakEditionOf(options: () => object): void {
  setContext(here, () => editionOf(options()));
}

export function editionHere(): () => Edition | undefined {
  return getContext<(() => Edition | undefined) | undefined>(here) ?? (() => undefined);
}
