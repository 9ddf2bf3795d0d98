/** The options of a table of Fish & Chips; both are without effect in the solitaire. */
export interface Options {
  /** Points that end the game (FC-E3). */
  readonly target: number;
  /** Whether one's own fish taken back inside a pile count (FC-R5). */
  readonly recaptured: "ignored" | "counted";
}
