/** Records as files, out to the device. */
export function saveFile(name: string, content: object): void {
  const blob = new Blob([`${JSON.stringify(content, null, 1)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
