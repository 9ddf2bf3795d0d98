/** The options of a table of Fish & Chips; none has an effect in the solitaire. */
export interface Options {
  /** Points that end the game (FC-E3). */
  readonly target: number;
  /** Whether one's own fish taken back inside a pile count (FC-R5). */
  readonly recaptured: "ignored" | "counted";
  /** Before which rounds octopus and shark may be swapped (FC-R4). */
  readonly reposition: "every-round" | "first-round";
}

export const usualOptions: Options = { target: 60, recaptured: "ignored", reposition: "every-round" };
