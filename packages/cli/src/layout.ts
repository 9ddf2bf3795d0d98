/** Laying out lines of at most 80 columns. */
export const columns = 80;

/** A text broken between words, behind a label that only its first line has. */
export function hanging(label: string, text: string, width = columns): string[] {
  const indent = " ".repeat(label.length);
  const lines: string[] = [];
  let line = label;
  let empty = true;
  // Only ordinary spaces: the narrow and no-break ones of French hold their words together.
  for (const word of text.split(" ")) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}

/** Items side by side where several fit in a line, reading down each column. */
export function inColumns(items: readonly string[], width = columns): string[] {
  const gap = 3;
  const widest = Math.max(0, ...items.map((item) => item.length));
  const across = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const down = Math.ceil(items.length / across);
  const lines: string[] = [];
  for (let row = 0; row < down; row++) {
    const cells = items.filter((_item, index) => index % down === row);
    lines.push(
      cells
        .map((cell) => cell.padEnd(widest + gap))
        .join("")
        .trimEnd(),
    );
  }
  return lines;
}
