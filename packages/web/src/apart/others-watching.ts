/** How many look on beside whoever reads it: without a seat, they are one of those who are counted. */
export function othersWatching(watching: number, hasSeat: boolean): number {
  return Math.max(0, hasSeat ? watching : watching - 1);
}
