import type { LabSession } from '@rampart/contract/entities/labSession'
import type { labSessionMessages } from './labSessions.messages.ts'
import type { labMessages } from './labs.messages.ts'
import { missionResult } from './missionTexts.ts'
import { formatMoment } from './sessionTexts.ts'

interface HistoryOptions {
  readonly timeZone?: string
  readonly hasValues?: boolean
}

type HistoryTexts = (typeof labSessionMessages)['english'] &
  Pick<(typeof labMessages)['english'], 'mission' | 'checks' | 'solvedIn'>

/**
 * The facts of a past session. For a completed one they include its address and the names of its
 * credentials (specification §2); with `hasValues`, for any session that had them.
 */
export function historyFacts(
  session: LabSession,
  locale: string,
  messages: HistoryTexts,
  { timeZone, hasValues = session.status === 'completed' }: HistoryOptions = {},
): { label: string; value: string }[] {
  const { startedAt, endedAt, ttl, creditsUsed, outputs } = session
  const result = missionResult(session, messages)
  const names = Object.keys(outputs?.credentials ?? {})
  return [
    ...(result === undefined ? [] : [{ label: messages.mission, value: result }]),
    {
      label: messages.started,
      value: startedAt === null ? messages.neverStarted : formatMoment(startedAt, locale, timeZone),
    },
    { label: messages.duration, value: messages.minutes(ttl) },
    { label: messages.creditsUsed, value: creditsUsed.toLocaleString(locale) },
    ...(endedAt === null
      ? []
      : [{ label: messages.endedAt, value: formatMoment(endedAt, locale, timeZone) }]),
    ...(hasValues && outputs?.connectionUrl
      ? [{ label: messages.labUrl, value: outputs.connectionUrl }]
      : []),
    ...(hasValues && names.length > 0
      ? [{ label: messages.credentials, value: messages.credentialNames(names) }]
      : []),
  ]
}
