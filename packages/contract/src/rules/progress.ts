/**
 * The completed share, percent rounded to a whole number, 0–100; 0 if there is nothing to complete.
 * Specification §9.
 */
export function progressPercent(done: number, total: number): number {
  if (!(total > 0)) return 0
  return Math.round(Math.min(1, Math.max(0, done / total)) * 100)
}
