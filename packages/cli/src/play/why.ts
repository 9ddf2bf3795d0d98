/** Why the bots played as they did since somebody's last move: from what everybody could see, and no more. */
import { deedShown, isByTheBook, shownOf, toldOf } from "@guinguette/table/shown";
import { movesToldBy, whySaid } from "@guinguette/words/why";
import { hanging } from "../layout.ts";
import type { Eyes } from "./eyes.ts";
import type { Room } from "./room.ts";
import { whyTitle } from "./words.ts";

/** The moves of bots since this viewer's last one, counted from 0. */
export function botsPlayed({ near, viewer }: Eyes): number[] {
  const { movers, chairs } = near.sight;
  const since = viewer === "spectator" ? -1 : movers.lastIndexOf(viewer);
  return movers.flatMap((mover, move) =>
    move > since && chairs[mover]?.holder.kind === "bot" ? [move] : [],
  );
}

export async function tellWhy(room: Room, eyes: Eyes): Promise<void> {
  const { terminal, language, words, names } = room;
  const { near, link } = eyes;
  const { sight } = near;
  const played = botsPlayed(eyes);
  terminal.say(whyTitle[language]);
  for (const line of words.log(toldOf(near), names, language)) {
    const moves = movesToldBy(line, sight.movers).filter((move) => played.includes(move));
    if (moves.length === 0 || line.seat === null) continue;
    const deeds = await Promise.all(moves.map((at) => link.deed(at)));
    const asked = {
      name: names(line.seat),
      made: deeds.flatMap((deed) => (deed === null ? [] : [deedShown(sight, deed)])),
      now: isByTheBook(sight) ? shownOf(sight).view : null,
    };
    for (const text of hanging("· ", line.text)) terminal.say(text);
    for (const text of hanging("  ", whySaid(words, asked, names, language))) terminal.say(text);
  }
}
