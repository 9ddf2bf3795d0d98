/** What can be saved of an entry that is no game: whatever is there, in a form that a person or a tool can read. */
import { isOver } from "@guinguette/table/table";
import { entry, loadGame, recordOfGame } from "./store.ts";

/** The entry as plain JSON. What is encrypted stays so, unless it is a finished game: that has no secrets left. */
export async function remainsOf(id: string): Promise<object> {
  const there: unknown = await entry(id).catch(() => undefined);
  const record = await loadGame(id).then(
    (game) => (isOver(game.table) ? recordOfGame(game) : undefined),
    () => undefined,
  );
  return { id, entry: plain(there, new Set()), ...(record === undefined ? {} : { record }) };
}

/** The storage holds more kinds of things than JSON does, and things that contain themselves: each is told once. */
function plain(value: unknown, told: Set<object>): unknown {
  switch (typeof value) {
    case "bigint":
      return String(value);
    case "number":
      return Number.isFinite(value) ? value : String(value);
    case "object":
      if (value === null) return null;
      if (told.has(value)) return "…";
      told.add(value);
      if (value instanceof ArrayBuffer) return { base64: base64(new Uint8Array(value)) };
      if (value instanceof Uint8Array) return { base64: base64(value) };
      if (value instanceof Date) return String(value);
      if (Array.isArray(value)) return value.map((one) => plain(one, told));
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, told)]));
    default:
      return value;
  }
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
