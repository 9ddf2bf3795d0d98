/** As many whole clauses of a sentence as have room, with a sign that there is more; null: not even one. */
export function shortened(text: string, room: number): string | null {
  if (text.length <= room) return text;
  const ends = [", ", " (", ": "].map((end) => text.lastIndexOf(end, room - 1));
  const begun = text.slice(0, Math.max(0, ...ends)).trimEnd();
  return begun.length < 12 ? null : `${begun}…`;
}
