/** Whether two are called alike. */

/** Marks that show nothing by themselves: they stack, join or turn the letters of one script, which nobody writes names in. */
const stackers =
  /[\u{10a3f}\u{1107f}\u{11133}\u{1193e}\u{11a47}\u{11a99}\u{11d45}\u{11d97}\u{11f42}\u{13440}\u{1bc9d}\u{1bc9e}]/gu;

/** In their own script they make another letter of the next one: behind others they show nothing. */
const isOf = (before: string, mark: string) =>
  (mark === "\u1039" && /\p{Script=Myanmar}/u.test(before)) ||
  (mark === "\u17d2" && /\p{Script=Khmer}/u.test(before)) ||
  (mark === "\u1a60" && /\p{Script=Tai_Tham}/u.test(before));

/** A name as it is told apart: nobody hears capitals, how a sign is written, or what nobody sees. */
export function soundOf(name: string): string {
  // What joins signs or chooses their look stays in a name: at a letter it shows nothing. So does what is newer than this
  // machine's letters.
  return name
    .replace(/[\p{DI}\p{Cn}]/gu, "")
    .replace(stackers, "")
    .replace(/(.?)([\u1039\u17d2\u1a60])/gsu, (all, before, mark) => (isOf(before, mark) ? all : before))
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}
