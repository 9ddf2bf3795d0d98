/** The table apart that a component is part of; null at a table of this device. */
import { getContext, setContext } from "svelte";
import type { FarTable } from "../../apart/far-table.svelte.ts";
import type { FarParts } from "./far-parts.ts";

const key = Symbol("far table");

interface Far {
  readonly table: FarTable;
  /** What is shown at a table apart alone. */
  readonly parts: FarParts;
}

export function setFar(table: FarTable, parts: FarParts): void {
  setContext<Far>(key, { table, parts });
}

/** To be asked while a component is made. */
export function farHere(): FarTable | null {
  return getContext<Far | undefined>(key)?.table ?? null;
}

/** To be asked while a component is made, too. */
export function farPartsHere(): FarParts | null {
  return getContext<Far | undefined>(key)?.parts ?? null;
}
