/** A game that was played elsewhere, kept on this device once it is over: so that it can be replayed here. */
import type { Holder } from "@guinguette/table/terms";
import { settings } from "../settings.svelte.ts";
import { importText } from "./import.ts";
import { entry, saveGame } from "./store.ts";

/** Comes back when it is kept, or was before; where it cannot be, nothing else is lost. */
export async function keepPlayed(id: string, written: string, holders: readonly Holder[]): Promise<void> {
  try {
    if ((await entry(id)) !== undefined) return;
    const bots = holders.map((holder) => (holder.kind === "bot" ? holder.level : null));
    const imported = await importText(written, settings.language, bots);
    if (imported.ok) await saveGame({ id, table: imported.table, more: imported.more, revision: 0 });
  } catch (cause) {
    console.warn(cause);
  }
}
