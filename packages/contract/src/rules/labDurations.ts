import type { LabTime } from '../entities/userProfile.ts'

/** The durations of a start or an extension of a lab session, minutes. Specification §9. */
export const labDurations = [30, 60, 120, 240] as const

/** One of {@link labDurations}, minutes. */
export type LabDuration = (typeof labDurations)[number]

/** The default duration, minutes. Specification §9. */
export const defaultLabDuration: LabDuration = 60

const costs: Record<LabDuration, number> = { 30: 1, 60: 2, 120: 4, 240: 8 }

/** The cost of a lab session of this many minutes, credits. Specification §9. */
export function labCost(minutes: LabDuration): number {
  return costs[minutes]
}

const factors: Record<LabTime, number> = { standard: 1, longer: 1.5, double: 2 }

/** How many times as long as chosen a session runs, by the learner's setting. */
export function timeFactorOf(labTime: LabTime): number {
  return factors[labTime]
}

/** The most sessions in progress of one learner. */
export const maxInProgress = 3
