import { type Language, languages } from "@guinguette/words/language";

/** The language that somebody reads best, of those we write: the first that is named, as browsers send it. */
export function languageFor(accepted: string | undefined): Language {
  const wanted = (accepted ?? "").split(",").map((each) => each.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((one) => languages.filter((language) => language === one))[0] ?? "en";
}
