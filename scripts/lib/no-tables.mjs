/** What whoever comes for the tables is told where there are none: a problem, in the words in which the tables tell theirs.
 * Uses nothing but Node, so that it can be said before anything is installed. */
import { STATUS_CODES } from "node:http";

/**
 * @typedef {object} Why
 * @property {string} fr
 * @property {string} en
 * @property {number | null} wait in how many seconds to come again; null where that is no matter of time
 */

/** @type {Why} */
export const preparing = {
  fr: "La guinguette se prépare",
  en: "The guinguette is being prepared",
  wait: 5,
};

/** @type {Why} */
export const closed = {
  fr: "Les tables à distance sont fermées",
  en: "Online tables are closed",
  wait: null,
};

/** @param {Why} why @param {import("node:http").IncomingMessage} request */
function problemFor({ fr, en, wait }, { headers }) {
  const wanted = (headers["accept-language"] ?? "").split(",").map((each) => each.trim().slice(0, 2));
  const language = wanted.find((each) => /^(?:fr|en)$/i.test(each)) ?? "en";
  const text = JSON.stringify({
    type: "urn:guinguette:problem:unavailable",
    title: language.toLowerCase() === "fr" ? fr : en,
    status: 503,
    ...(wait === null ? {} : { retryAfter: wait }),
  });
  return {
    text,
    headers: {
      "content-type": "application/problem+json",
      "content-length": String(Buffer.byteLength(text)),
      "cache-control": "no-store",
      ...(wait === null ? {} : { "retry-after": String(wait) }),
      connection: "close",
    },
  };
}

/** @param {Why} why @returns {import("./door.mjs").Answer} */
export const noTables = (why) => (request, response) => {
  const { text, headers } = problemFor(why, request);
  response.writeHead(503, headers).end(text);
};

/** The same for a connection that was to stay open. @param {Why} why @returns {import("./door.mjs").Upgrade} */
export const noLine = (why) => (request, socket) => {
  const { text, headers } = problemFor(why, request);
  const lines = [
    `HTTP/1.1 503 ${STATUS_CODES[503]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.on("error", () => {});
  // Whoever does not hang up holds nothing of ours.
  socket.once("finish", () => socket.destroy());
  socket.end(`${lines.join("\r\n")}\r\n\r\n${text}`);
};
