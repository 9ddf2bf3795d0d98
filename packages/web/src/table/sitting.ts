/** One table before those who share a screen, as the page knows it: what it shows, and what can be done there. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Deed } from "@guinguette/table/deed";
import type { Incident } from "@guinguette/table/incidents";
import type { Shown, Told } from "@guinguette/table/shown";
import type { Sight } from "@guinguette/table/sight";
import type { Proposal } from "./proposal.svelte.ts";
import type { WayBack } from "./way-back.svelte.ts";

export interface Sitting extends Proposal {
  /** What the screen shows; null while the curtain is down. */
  readonly seen: Shown | null;
  /** Who plays at this screen now. */
  readonly seat: Seat | null;
  readonly legal: readonly Types["move"][];
  /** What the screen's viewer has just heard. */
  readonly events: readonly Types["told"][];
  /** All it has been told, as the table keeps it. */
  readonly told: readonly Told[];
  /** Whether what has just happened is still being told. */
  readonly telling: boolean;
  /** What of it is told for a while and then not again. */
  readonly passing: readonly Told[];
  /** To whom the device must be handed. */
  readonly curtain: Seat | null;
  /** The seats that have made their sealed choice. */
  readonly ready: readonly Seat[];
  readonly thinking: Seat | null;
  /** Another one after every move, played or taken back: what was thought of for one is worth nothing in another. */
  readonly position: number;
  /** Whether there is something of one's own to hold the finger on. */
  readonly canPeek: boolean;
  readonly peeking: boolean;
  /** Whether whoever plays knows something that others at this screen do not: advice to them is theirs alone. */
  readonly hasSecrets: boolean;
  /** Whether the screen shows somebody's secrets because they asked for it, and can hide them again. */
  readonly confided: boolean;
  /** What can be taken back, and how. */
  readonly back: WayBack | null;
  /** Who looks at this screen alone and has made a sealed choice, which can be changed until the last one is in. */
  readonly sealed: Seat | null;
  /** Whether the screen still shows what happened: bots and sheets wait. */
  readonly showing: boolean;
  /** What the seat at this screen knows, for whoever advises it. */
  readonly known: { readonly sight: Sight; readonly heard: readonly Types["event"][] } | null;
  /** What everybody at this screen may know together; null while the curtain is down. */
  readonly common: Sight | null;
  /** How often moves were taken back. */
  readonly rewinds: number;
  /** What happened at the table beside its moves. */
  readonly incidents: readonly Incident[];
  /** What whoever looks has heard from this move on. */
  heardFrom(at: number): readonly Types["event"][];
  /** A move that was made, counted from 0. */
  deed(at: number): Promise<Deed | null>;
  /** Whether what happened may be looked at again: not where one has to remember it. */
  readonly revisits: boolean;
  raise(): void;
  /** Hands the device to somebody who has chosen already, to choose again. */
  change(seat: Seat): void;
  peek(on: boolean): void;
  /** Lets the curtain fall for whoever plays now: what is shown behind it depends on their secrets. */
  confide(): void;
  /** Back to what everybody may see. */
  hide(): void;
  /** Whoever plays here takes a hint: the table is told first. Whether it was. */
  hint(): Promise<boolean>;
  takeBack(): void;
  /** Whoever asked for a move back does not any more. */
  withdraw(seat: Seat): void;
  agree(seat: Seat): void;
  /** Somebody who is asked says no. */
  disagree(seat: Seat): void;
  /** Ends whatever is still being shown. */
  skip(): void;
  leave(): void;
}
