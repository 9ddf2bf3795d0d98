import { encode } from "uqr";

/** Two rows of modules in one of signs: the upper half, the lower, both, none. */
const signs = /** @type {const} */ ({
  "true,true": "█",
  "true,false": "▀",
  "false,true": "▄",
  "false,false": " ",
});

/** Black on white, whatever the terminal's own colours are: cameras expect dark on light. */
const [INK, PLAIN] = ["\u001b[30;107m", "\u001b[0m"];

/**
 * A link to be aimed at, for a terminal.
 * @param {string} text
 */
export function qrCode(text) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const lines = [];
  for (let y = 0; y < size; y += 2) {
    const line = (data[y] ?? []).map((isDark, x) => signs[`${isDark},${data[y + 1]?.[x] ?? false}`]);
    lines.push(`${INK}${line.join("")}${PLAIN}`);
  }
  return lines.join("\n");
}
