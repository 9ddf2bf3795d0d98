/** Why nobody is there any more: the answers ended, or Ctrl-C. */
export class Left extends Error {
  readonly reason: "end" | "interrupt";

  constructor(reason: "end" | "interrupt") {
    super(reason);
    this.name = "Left";
    this.reason = reason;
  }
}

/** Somebody went away for a while (Ctrl-Z), and whoever is there now may be another. */
export class Away extends Error {
  constructor() {
    super("away");
    this.name = "Away";
  }
}
