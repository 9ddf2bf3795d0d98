/** Which colour stands for a seat, at the table around a component. Where there is none, each seat has its own. */
import type { Seat } from "@guinguette/rules/seats";
import { getContext, setContext } from "svelte";

const key = Symbol("seat colours");

export function setSeatColours(colours: () => readonly number[]): void {
  setContext(key, colours);
}

/** To be asked while a component is made. */
export function seatColours(): (seat: Seat) => number {
  const colours = getContext<(() => readonly number[]) | undefined>(key);
  return (seat) => colours?.()[seat] ?? seat;
}
