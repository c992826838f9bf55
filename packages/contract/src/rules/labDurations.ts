/** How long a lab session may be started for, or extended by: minutes. Specification §9. */
export const labDurations = [30, 60, 120, 240] as const

/** One of {@link labDurations}, minutes. */
export type LabDuration = (typeof labDurations)[number]

/** The duration chosen at first, minutes. Specification §9. */
export const defaultLabDuration: LabDuration = 60

const costs: Record<LabDuration, number> = { 30: 1, 60: 2, 120: 4, 240: 8 }

/** What a lab session of this many minutes costs, credits. Specification §9. */
export function labCost(minutes: LabDuration): number {
  return costs[minutes]
}
