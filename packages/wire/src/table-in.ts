/** The table in a link to it, whichever of its screens that leads to; what is no link is a table's code or id already. */
export function tableIn(given: string): string {
  return /(?:^|\/)t\/([^/?#\s]+)/.exec(given)?.[1] ?? given.trim();
}
