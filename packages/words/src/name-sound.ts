/** Whether two are called alike. */

/** A name as it is told apart: nobody hears capitals, how a sign is written, or what nobody sees. */
export function soundOf(name: string): string {
  // What joins signs or chooses their look stays in a name: at a letter it shows nothing.
  return name
    .replace(/\p{DI}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}
