/** As many whole clauses of a sentence as have room, with a sign that there is more; null: not even one. */
export function shortened(text: string, room: number): string | null {
  if (text.length <= room) return text;
  const cut = Math.max(text.lastIndexOf(", ", room - 1), text.lastIndexOf(" (", room - 1));
  return cut < 12 ? null : `${text.slice(0, cut)}…`;
}
