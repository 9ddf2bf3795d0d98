/** Every sentence of the server: the titles of its problems and what would be right, which the page shows. */
import { problemKinds } from "@guinguette/wire/problem";
import { gathered, type Said } from "@guinguette/words/testing/sentences";
import { details } from "../http/details.ts";
import { problemOf } from "../http/problems.ts";

export function everySentenceOfTheServer(): Said[] {
  return gathered((say) => {
    for (const kind of problemKinds) say("server", "words", (language) => problemOf(kind, language).title);
    for (const words of Object.values(details)) say("server", "words", (language) => words[language]);
  });
}
