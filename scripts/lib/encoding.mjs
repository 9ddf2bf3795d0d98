/** @typedef {"br" | "gzip"} Encoding */

/** How the files of the app are squeezed when it is built, the best first. @type {readonly Encoding[]} */
export const encodings = ["br", "gzip"];

/** What is added to the name of a squeezed file. @type {Readonly<Record<Encoding, string>>} */
export const squeezings = { br: ".br", gzip: ".gz" };

/**
 * Which encoding suits an `Accept-Encoding`: what it likes best, and of equals the smallest. An empty string where the
 * plain file is liked better, or nothing else is left.
 * @param {string} header
 * @param {readonly Encoding[]} available
 * @returns {Encoding | ""}
 */
export function bestEncoding(header, available) {
  /** @type {Map<string, number>} */
  const likes = new Map();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim());
    if (name !== "") likes.set(name, qualityOf(parameters));
  }
  /** @type {Encoding | ""} */
  let best = "";
  // Not mentioned, the plain file may be sent, and is liked least.
  let liked = likes.get("identity") ?? 0;
  for (const encoding of encodings) {
    const quality = likes.get(encoding) ?? likes.get("*") ?? 0;
    if (!available.includes(encoding) || quality === 0) continue;
    if (quality > liked || (quality === liked && best === "")) {
      best = encoding;
      liked = quality;
    }
  }
  return best;
}

/** @param {string[]} parameters */
function qualityOf(parameters) {
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (given === undefined) return 1;
  const quality = /^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(given)?.[1];
  // What cannot be read is not wanted.
  return quality === undefined ? 0 : Math.min(1, Number(quality));
}
