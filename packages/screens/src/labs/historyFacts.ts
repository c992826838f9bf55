import type { LabSession } from '@rampart/contract/entities/labSession'
import { formatMoment } from './sessionTexts.ts'

/** What is told of a past session; of a completed one also its address and what it was entered with, by name (specification §2). */
export function historyFacts({ status, startedAt, endedAt, ttl, creditsUsed, outputs }: LabSession, timeZone?: string): { label: string; value: string }[] {
  const names = Object.keys(outputs?.credentials ?? {})
  const isCompleted = status === 'completed'
  return [
    { label: 'Started', value: startedAt === null ? 'Never' : formatMoment(startedAt, timeZone) },
    { label: 'Duration', value: `${ttl} minutes` },
    { label: 'Credits Used', value: String(creditsUsed) },
    ...(endedAt === null ? [] : [{ label: 'Ended', value: formatMoment(endedAt, timeZone) }]),
    ...(isCompleted && outputs?.connectionUrl ? [{ label: 'Lab URL', value: outputs.connectionUrl }] : []),
    ...(isCompleted && names.length > 0 ? [{ label: 'Credentials', value: names.join(', ') }] : []),
  ]
}
