/** What keeps a deed from being done, whatever the room says. */

/** Somebody else was quicker, again and again. */
export class Raced extends Error {
  constructor() {
    super("raced");
    this.name = "Raced";
  }
}

/** The store cannot be reached, or cannot take it: nothing was told. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super("not stored", { cause });
    this.name = "NotStored";
  }
}
