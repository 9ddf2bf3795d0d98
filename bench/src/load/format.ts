/** Figures as the tables in docs/benchmarks.md have them. */

export function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(value >= 10 ? 3 : 2)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The median, and between what all of them lie. */
export function spread(values: readonly number[]): string {
  return `${figure(median(values))} (${figure(Math.min(...values))}–${figure(Math.max(...values))})`;
}

export function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

export function head(cells: readonly string[]): string {
  return `${row(cells)}\n${row(cells.map(() => "---"))}`;
}
