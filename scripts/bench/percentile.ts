/** The median; `NaN` stands for values that are not known, which do not count. */
export function median(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? Number.NaN
}

/**
 * The time that this share of all times does not exceed, as a whole number; with 1 it is the
 * longest.
 */
export function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return (sorted[index] ?? Number.NaN).toFixed(0)
}
