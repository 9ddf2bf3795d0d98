/** Taking a move back before this screen: by oneself, or by asking the others in turn. */
import type { Seat } from "@guinguette/rules/seats";
import { askYesNo } from "./asking.ts";
import { eyesAt, lastMover, type Room, sightOfAll, tellAll } from "./room.ts";
import { drawTable, forget } from "./telling.ts";
import { agree, askOthers, cannotTakeBack, refused, takeBack, takenBack } from "./words.ts";

/** Who could take a move back at this seat's prompt: without secrets also whoever moved last. */
export async function whoMayTakeBack(room: Room, seat: Seat): Promise<Seat | undefined> {
  const last = room.secret ? seat : (lastMover(room) ?? seat);
  for (const one of new Set([last, seat]))
    if ((await eyesAt(room, one).link.mayTakeBack()) !== null) return one;
  return undefined;
}

/** Takes the seat's last move back, or asks the others; whether it did either. */
export async function takeBackOf(room: Room, seat: Seat): Promise<boolean> {
  const { terminal, names, language } = room;
  const { link, near } = eyesAt(room, seat);
  const how = await link.mayTakeBack();
  if (how === null) {
    await terminal.ask(cannotTakeBack[language]);
    return false;
  }
  const question = (how === "free" ? takeBack : askOthers)(names(seat), language);
  if (!(await askYesNo(terminal, question, false, language))) return false;
  const answer = await link.offer({ kind: "take-back", seen: near.sight.number });
  if (answer.ok && sightOfAll(room).question === null) tellAll(room, takenBack(names(seat), language));
  return answer.ok;
}

/** Whom the table still has to ask before a move is taken back. */
export function nextToConsent(room: Room): Seat | undefined {
  const { question } = sightOfAll(room);
  if (question === null) return undefined;
  const asked = room.people.filter((seat) => seat !== question.seat && ((question.agreed >> seat) & 1) === 0);
  return asked.find((seat) => seat === room.looking) ?? asked[0];
}

/** Asks somebody who has the device whether they agree. */
export async function consentOf(room: Room, seat: Seat, asker: Seat): Promise<void> {
  const { terminal, names, language } = room;
  const eyes = eyesAt(room, seat);
  drawTable(room, eyes);
  const agrees = await askYesNo(terminal, agree(names(seat), names(asker), language), false, language);
  forget(room, eyes);
  const { number: seen } = eyes.near.sight;
  const answer = await eyes.link.offer({ kind: agrees ? "agree" : "refuse", seen });
  if (!answer.ok) return;
  if (!agrees) tellAll(room, refused(names(seat), language), seat);
  else if (sightOfAll(room).question === null) tellAll(room, takenBack(names(asker), language));
}
