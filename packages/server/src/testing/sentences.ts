/** Every sentence of the server: the titles of its problems, which the page shows. */
import { problemKinds } from "@guinguette/wire/problem";
import { gathered, type Said } from "@guinguette/words/testing/sentences";
import { problemOf } from "../http/problems.ts";

export function everySentenceOfTheServer(): Said[] {
  return gathered((say) => {
    for (const kind of problemKinds) say("server", "words", (language) => problemOf(kind, language).title);
  });
}
