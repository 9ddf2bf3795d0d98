// Read before the Node version is checked, so nothing here is newer than modules themselves.

const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || "";

/**
 * The words for whoever sits at this terminal.
 * @param {string} french
 * @param {string} english
 */
export function say(french, english) {
  return locale.startsWith("fr") ? french : english;
}
