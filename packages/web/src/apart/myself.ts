/** What this device remembers of whoever plays apart with it: how they are called, and whether the server knows them. */
import { cutName } from "@guinguette/words/names";

interface Myself {
  readonly name: string;
  /** Who they are lies in a cookie that no page can read; this says that there is one. */
  readonly known: boolean;
  /** Whether another device is theirs, too, or may have become so: then it may be the one that added their chance. */
  readonly several: boolean;
  /** How tables that they open usually go (presets.ts). */
  readonly preset?: string;
}

const KEY = "guinguette/myself";

export function myself(): Myself {
  const nobody: Myself = { name: "", known: false, several: false };
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof read !== "object" || read === null) return nobody;
    const { name, known, several, preset } = read as Record<string, unknown>;
    return {
      name: typeof name === "string" ? cutName(name).trim() : "",
      known: known === true,
      several: several === true,
      ...(typeof preset === "string" && { preset }),
    };
  } catch {
    return nobody;
  }
}

export function remember(news: Partial<Myself>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...myself(), ...news }));
  } catch {
    // A full or forbidden storage costs the name at the next table, nothing else.
  }
}
