/** What is answered to whoever asks why somebody made a move: each frame, around any reason. */
import type { Types } from "@guinguette/rules/contract";
import type { GameWords, SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { type Made, whySaid } from "../why.ts";
import type { Say } from "./sentences.ts";

const reason = { fr: "Cela rapporte 2 points.", en: "This brings 2 points." };

const seenFrom = (seat: Types["shown"]["seat"]) => ({ seat }) as Types["shown"];
const move = {} as Types["move"];

export function asked(say: Say, names: SeatNames): void {
  const answer = (made: Made, text: (language: Language) => string) => {
    const words = { reason: (...[, , , language]) => text(language) } as GameWords;
    for (let seat = 0; seat < 8; seat++)
      say("all", "words", (language) =>
        whySaid(words, { name: names(seat), made: [made], now: null }, names, language),
      );
  };
  answer({ move, view: seenFrom("spectator") }, (language) => reason[language]);
  answer({ move, view: seenFrom(0) }, (language) => reason[language]);
  answer({ move, view: seenFrom("spectator") }, () => "");
  answer({ move: null, view: seenFrom("spectator") }, () => "");
}
