/** No live connection: why not, as any other request is told. */
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemKind } from "@guinguette/wire/problem";
import { type DetailName, details } from "../http/details.ts";
import { guards } from "../http/guards.ts";
import { languageFor } from "../http/language.ts";
import { problemOf } from "../http/problems.ts";

/** `wait`: after how many milliseconds it may be tried again; 0 where that is no matter of time. */
export function turnAway(
  socket: Duplex,
  { headers }: IncomingMessage,
  kind: ProblemKind,
  wait: number,
  detail?: DetailName,
): void {
  const retryAfter = Math.ceil(wait / 1_000);
  const language = languageFor(headers["accept-language"]);
  const problem = problemOf(kind, language, {
    ...(detail === undefined ? {} : { detail: details[detail][language] }),
    ...(wait === 0 ? {} : { retryAfter }),
  });
  const body = JSON.stringify(problem);
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(wait === 0 ? [] : [`Retry-After: ${retryAfter}`]),
    ...Object.entries(guards).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  socket.on("error", () => {});
  // Whoever does not hang up holds nothing of ours: no clock of the door looks after them any more.
  socket.once("finish", () => socket.destroy());
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}
