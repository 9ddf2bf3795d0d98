/** Records as files: out to the device, and in again. */
import type { GameRecord } from "@guinguette/rules/record";

export function saveFile(name: string, record: GameRecord): void {
  const blob = new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
