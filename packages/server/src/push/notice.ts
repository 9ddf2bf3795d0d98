/**
 * What a browser is told: that its person's turn has come, at which game, and the way there. Nothing of the game itself, so
 * that tables which differ only in what is hidden give the same bytes.
 */
import { createHmac } from "node:crypto";
import type { PushNotice } from "@guinguette/wire/push";
import { gameWords } from "@guinguette/words/games";
import type { Language, Words } from "@guinguette/words/language";
import { upAt } from "../room/clock.ts";
import type { Person } from "../room/entries.ts";
import { serverTime } from "../room/own-time.ts";
import { type Room, seatOf } from "../room/room.ts";

const turnAt: Words = { fr: "À vous\u00a0: {game}", en: "Your turn: {game}" };

export function noticeOf({ id, code, plan }: Room, language: Language): PushNotice {
  const game = gameWords[plan.game].title[language];
  return { title: turnAt[language].replace("{game}", game), language, path: `/t/${code}`, tag: id };
}

/** How long a push service keeps it for a browser that is not there, in seconds. */
const DAY = 86_400;
const MINUTE = 60;
/** Who has less than an hour is woken. */
const SOON = 3_600;

/** It is of use until the person's time is up. */
export function headersOf(
  room: Room,
  person: Person,
  secret: Uint8Array,
  now: number,
): Record<string, string> {
  const seat = seatOf(room, person);
  const up = seat === null ? null : upAt(room, seat);
  const left = up === null ? DAY : Math.ceil((serverTime(room, up) - now) / 1_000);
  const ttl = Math.min(DAY, Math.max(MINUTE, left));
  return {
    ttl: String(ttl),
    urgency: ttl < SOON ? "high" : "normal",
    // The push service sees it, and shall not know the table by it.
    topic: createHmac("sha256", secret)
      .update(`guinguette/topic/1\n${room.id}`)
      .digest("base64url")
      .slice(0, 32),
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
  };
}
