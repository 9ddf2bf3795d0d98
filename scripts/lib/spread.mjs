/** Measured values in one line: median, 99th of a hundred, worst. @param {readonly number[]} values */
export function spreadLine(values, unit = "ms", digits = 2) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (/** @type {number} */ part) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(digits);
  return `median ${at(0.5)} ${unit}, 99th ${at(0.99)}, worst ${at(1)}`;
}
