/** The table apart that a component is part of; null at a table of this device. */
import { getContext, setContext } from "svelte";
import type { FarTable } from "../../apart/far-table.svelte.ts";

const key = Symbol("far table");

export function setFar(far: FarTable): void {
  setContext(key, far);
}

/** To be asked while a component is made. */
export function farHere(): FarTable | null {
  return getContext<FarTable | undefined>(key) ?? null;
}
