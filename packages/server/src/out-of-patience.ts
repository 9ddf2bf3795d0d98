/** Too much was asked for from there before: what was asked is not done. */
export class OutOfPatience extends Error {
  constructor() {
    super("out of patience");
    this.name = "OutOfPatience";
  }
}
