/** What no text for people should hold: traces of missing values, and signs that command a terminal. */
export function blemishes(text: string): string[] {
  const traces = ["undefined", "NaN", "[object"].filter((trace) => text.includes(trace));
  const commands = [...text].filter(
    (sign) => sign !== "\n" && (sign < " " || (sign >= "\u007f" && sign < "\u00a0")),
  );
  return [...traces, ...commands];
}

export function linesWiderThan(width: number, text: string): string[] {
  return text.split("\n").filter((line) => line.length > width);
}
