/** The time that this share of all does not exceed, as a whole number; with 1 it is the longest. */
export function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return (sorted[index] ?? Number.NaN).toFixed(0)
}
