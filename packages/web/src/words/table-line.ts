/** One line about one's own table: who is awaited, since when, and with whom one plays. */
import type { MyTables } from "@guinguette/wire/people";
import { listed, listedAfterTo, numeral, plural } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { hasGotUp } from "../apart/got-up.ts";
import { nameAt } from "../apart/seating.ts";
import { saidOfBot } from "./bot-called.ts";
import { filled } from "./table.ts";
import { passedSince } from "./time-passed.ts";
import { togetherWords as words } from "./together.ts";

type MyTable = MyTables["tables"][number];
type Seats = MyTable["room"]["seats"];

export function tableLine(
  { room, awaited, since, waitsFor, standIn }: MyTable,
  now: number,
  language: Language,
): string {
  if (room.stage === "over") return words.over[language];
  if (room.stage === "waiting")
    return `${words.gathers[language]} · ${companySaid(room.seats, language, room.mine.seat)}`;
  if (hasGotUp(room)) {
    const { seat } = room.mine;
    // An empty seat whose turn it is keeps everybody waiting.
    const waits = seat !== null && room.seats[seat] === null && waitsFor.includes(seat);
    return (waits ? words.upWaits : words.up)[language];
  }
  const time = since === null ? null : passedSince(since, now, language);
  if (awaited || standIn !== null) {
    const others = namesIn(
      room.seats.filter((_, seat) => seat !== room.mine.seat),
      language,
    );
    const yours = time === null ? words.yoursNow[language] : filled(words.yoursSince[language], { time });
    const what = standIn === null ? yours : saidOfBot(words.held, standIn, language);
    return others === "" ? what : `${what} · ${filled(words.with[language], { names: others })}`;
  }
  const names = listedAfterTo(
    calledIn(
      room.seats.filter((_, seat) => waitsFor.includes(seat)),
      language,
    ),
    language,
  );
  if (names === "") return words.inPlay[language];
  return time === null
    ? filled(words.theirsNow[language], { names })
    : filled(words.theirsSince[language], { names, time });
}

/** « avec Paulette · 3 places libres ». Whoever reads it, at their seat, is not told of themselves. */
export function companySaid(seats: Seats, language: Language, mine: number | null = null): string {
  const names = namesIn(
    seats.filter((_, seat) => seat !== mine),
    language,
  );
  const free = seats.filter((sitting) => sitting === null).length;
  const who = names === "" ? words.alone[language] : filled(words.with[language], { names });
  if (free === 0) return who;
  const places = plural(free, words.place[language], words.places[language], language);
  return `${who} · ${filled(places, { n: numeral(free, language) })}`;
}

function namesIn(seats: Seats, language: Language): string {
  return listed(calledIn(seats, language), language);
}

function calledIn(seats: Seats, language: Language): string[] {
  return seats.flatMap((sitting) => (sitting === null ? [] : [nameAt(sitting, language)]));
}
