/** Which problem it is, by the last part of its type. By itself, so that a page which reads no schema loads none. */
export function problemName(type: string): string {
  return type.slice(type.lastIndexOf(":") + 1);
}
