/**
 * Measured values in one line: median, a high one, worst, and how many there are.
 * @param {readonly number[]} values
 * @param {number} high which of a hundred, counted from the lowest
 * @param {number} digits after the point
 */
export function spreadLine(values, high, digits, unit = "ms") {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (/** @type {number} */ part) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(digits);
  return `median ${at(0.5)} ${unit}, ${high}th of a hundred ${at(high / 100)}, worst ${at(1)} (${values.length} measured)`;
}
