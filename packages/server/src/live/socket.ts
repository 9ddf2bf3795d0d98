/** One live connection. A table has many of them, so that what each needs is a field here, and no closure. */
import type { Duplex } from "node:stream";
import type { Viewer } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { FromTable } from "@guinguette/wire/live";
import type { Language } from "@guinguette/words/language";
import { WebSocket } from "ws";
import type { Budget } from "../limits/limits.ts";
import type { Person } from "../room/entries.ts";
import { frameOf, gather } from "./frames.ts";

/** So much may wait to be read, in bytes, before nothing more is sent but, later, how things stand by then. */
const MOST_UNREAD = 256 * 1024;
/** Whoever lets so much wait is cut off. */
const MOST_EVER_UNREAD = 1024 * 1024;

/** What the server has against a connection. */
export const VIOLATION = 1008;
/** The server had an error. */
export const BROKEN = 1011;
/** Nothing is wrong with the connection: try again later. */
export const LATER = 1013;
/** How long somebody who is cut off has to read why, in milliseconds. */
const TO_READ_WHY = 1_000;

export class LiveSocket extends WebSocket {
  table = "";
  /** What it is written to. */
  line: Duplex | null = null;
  person: Person | null = null;
  /** The hash of the token that it came with; null where a cookie says who it is, or nothing does. */
  token: string | null = null;
  /** From where it comes, for the limits. */
  household = "";
  /** Whether its person has a budget of their own. */
  established = false;
  /** In which it is counted. */
  budget: Budget = "shared";
  /** Up to when it has used what it may say. */
  said = 0;
  language: Language = "en";
  /** Since when, by a clock that never goes back. */
  since = 0;
  /** From where it looks; null before it has said hello. */
  viewer: Viewer | null = null;
  /** Whose seat that is: with them it may get another number when the table starts. */
  whose: Person | null = null;
  /** The number of the last change that it was told; null for who wants no sights. */
  last: number | null = null;
  /** What came while something was being answered: one after the other, in order. Null while nothing is. */
  waiting: string[] | null = null;
  /** At which beat it is asked whether it is still there. */
  beat = 0;
  /** At how many looks it had not said hello, and was in the middle of the same message. */
  silent = 0;
  unfinished = 0;
  /** Whether it has been heard of since the last ping. */
  alive = true;
  /** The type of the problem for which it was ended. */
  refused: string | null = null;
  /** Its person's own seat, once it is counted among those who are there; null where they have none. */
  own: Seat | null | undefined = undefined;
  /** Whether its person is back, and sits down as soon as the bot has moved that holds their seat. */
  wantsBack = false;
  /** Whether its page is in sight, as far as it has said. */
  isLooking = true;
  /** What it was told last of who is there. */
  presence = "";
  /** How often it was found not to have read what it was sent. */
  slow = 0;
}

/** Whether it reads what it is sent. */
export function keepsUp({ bufferedAmount }: LiveSocket): boolean {
  return bufferedAmount <= MOST_UNREAD;
}

export function send(socket: LiveSocket, message: FromTable): void {
  sendText(socket, JSON.stringify(message));
}

export function sendText(socket: LiveSocket, text: string): void {
  sendFrame(socket, frameOf(text));
}

/** Nothing is squeezed and all is sent in order, so that a frame can be written as it is. */
export function sendFrame(socket: LiveSocket, frame: Buffer): void {
  const { line } = socket;
  if (socket.readyState !== WebSocket.OPEN || line === null) return;
  if (socket.bufferedAmount > MOST_EVER_UNREAD) socket.terminate();
  else {
    gather(line);
    line.write(frame);
  }
}

/** Says why, and ends the connection. */
export function dismiss(socket: LiveSocket, message: FromTable, code: number): void {
  if (message.type === "problem") socket.refused = message.problem.type;
  send(socket, message);
  socket.close(code);
}

/** Says why, and reads nothing more: whoever floods us would go on until they have answered that it ends. */
export function cutOff(socket: LiveSocket, message: FromTable, code = VIOLATION): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  dismiss(socket, message, code);
  socket.pause();
  setTimeout(() => socket.terminate(), TO_READ_WHY).unref();
}
