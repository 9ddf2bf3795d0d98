/** Which language to speak: as asked, else as the terminal says, else English. */
import { type Language, languages } from "@guinguette/words/language";

export function languageNamed(name: string): Language | undefined {
  return languages.find((language) => language === name);
}

export function surroundingLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return locale.startsWith("fr") ? "fr" : "en";
}
