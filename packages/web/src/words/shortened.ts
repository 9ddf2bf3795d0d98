/**
 * What happened in so many letters: whole, or in fewer words of its own, or so much of its beginning as has room; null:
 * not even that. `gain` tells of all of it, and of each of its shorter forms, but not of a beginning.
 */
export function toldWithin(
  { text, gain, shorter = [] }: Told,
  room: number,
): { readonly text: string; readonly gain: string | null } | null {
  const figure = gain?.length ?? 0;
  const forms = [text, ...shorter];
  const whole = forms.find((one) => one.length + figure <= room);
  if (whole !== undefined) return { text: whole, gain };
  // What it came to, without its figure, sooner than how it began.
  const told = forms.findLast((one) => one.length <= room);
  if (told !== undefined) return { text: told, gain: null };
  const begun = forms.map((one) => shortened(one, room)).findLast((one) => one !== null);
  return begun == null ? null : { text: begun, gain: null };
}

interface Told {
  readonly text: string;
  readonly gain: string | null;
  readonly shorter?: readonly string[];
}

/** As many whole clauses of a sentence as have room, with a sign that there is more; null: not even one. */
export function shortened(text: string, room: number): string | null {
  if (text.length <= room) return text;
  const ends = [", ", " (", ": "].map((end) => text.lastIndexOf(end, room - 1));
  const begun = text.slice(0, Math.max(0, ...ends)).trimEnd();
  return begun.length < 12 ? null : `${begun}…`;
}
