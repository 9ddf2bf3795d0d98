/** Whether the server tells this browser of its person's turns: then no page of it has to. */
const KEY = "guinguette/pushed";

export function isPushed(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function notePushed(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Then a turn may be told twice, under the same sign: the system shows one.
  }
}
