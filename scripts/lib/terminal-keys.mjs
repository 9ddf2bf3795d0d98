/** Single keys, pressed in the terminal that this process was started in. */
import { readFileSync } from "node:fs";

/** What a terminal makes of these by itself, as long as it is not asked for single keys. */
const signals = /** @type {const} */ ({ "\u0003": "SIGINT", "\u001c": "SIGQUIT", "\u001a": "SIGTSTP" });

/**
 * Listens to keys, whether they are typed large or small; all that a terminal does by itself goes on: Ctrl-C, Ctrl-Z.
 * @param {Readonly<Record<string, () => void>>} keys
 * @returns {boolean} whether there is a terminal to listen to
 */
export function listenToKeys(keys) {
  const { stdin } = process;
  if (!stdin.isTTY) return false;
  const listen = (/** @type {boolean} */ on) => {
    stdin.setRawMode(on);
    if (on) stdin.resume();
    // Who reads a terminal from the background is stopped.
    else stdin.pause();
  };
  stdin.pause();
  stdin.on("data", (bytes) => {
    for (const key of bytes.toString()) {
      const signal = signals[/** @type {keyof typeof signals} */ (key)];
      if (signal === "SIGTSTP") listen(false);
      // To everybody who was started together, as the terminal would.
      if (signal !== undefined) process.kill(0, signal);
      else keys[key.toLowerCase()]?.();
    }
  });
  process.on("SIGCONT", () => {
    if (isInForeground()) listen(true);
  });
  if (!isInForeground()) return false;
  listen(true);
  return true;
}

/** Whether the terminal is ours to listen to: whoever was started with `&` leaves it to the others. */
function isInForeground() {
  try {
    // The name of the program, in brackets, may have anything in it.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [, , group, , , ofTerminal] = fields;
    return group === ofTerminal;
  } catch {
    // Systems without it are those of people who start it in a window of its own.
    return true;
  }
}
