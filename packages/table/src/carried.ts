/** As it would come from afar: a copy, by which nothing of the table can be reached or changed. */
export function carried<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
