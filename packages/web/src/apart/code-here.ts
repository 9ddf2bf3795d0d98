/** The code of a table as it is said on this device; capitals are for where it is shown. */
import { codeIn } from "@guinguette/words/codes";
import { settings } from "../settings.svelte.ts";

export function codeHere(code: string): string {
  return codeIn(code, settings.language);
}
