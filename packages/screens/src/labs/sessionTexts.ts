import type { LabSession, LabStatus } from '@rampart/contract/entities/labSession'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import type { LabCredential } from '@rampart/ui/LabAccessCard'
import { creditText } from './credits.ts'

/**
 * Date in long US form with the time of day, 'Friday, November 20, 2026, 9:50 AM', in the learner's own time zone: for
 * pages that the browser alone renders. Empty when `iso` cannot be read.
 */
export function formatMoment(iso: string, timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const date = formatLongDate(iso, timeZone)
  if (!date) return ''
  // Newer ICU data has a narrow space before AM, which fonts may lack.
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(Date.parse(iso)).replace('\u202f', ' ')
  return `${date}, ${time}`
}

/** Credentials of a running lab; what gives access by itself is shown on request only. */
export function shownCredentials(credentials: Readonly<Record<string, string | null>>): LabCredential[] {
  return Object.entries(credentials).flatMap(([name, value]) => (value === null ? [] : [{ name, value, isSecret: /password|secret|key|token/i.test(name) }]))
}

/** What ending a session in progress means for its time and its credits. */
export function endConsequence({ status, creditsUsed }: Pick<LabSession, 'status' | 'creditsUsed'>, minutesLeft: number): string {
  if (status !== 'active') return `It has not begun, so ${creditText(creditsUsed)} will be given back to you.`
  const loss = 'The environment and all you did in it are deleted at once.'
  if (minutesLeft === 0) return `${loss} No credits are given back.`
  const time = minutesLeft === 1 ? 'The minute that is left is' : `The ${minutesLeft} minutes that are left are`
  return `${loss} ${time} lost, and no credits are given back.`
}

/** What became of a session that is no longer in progress, and whether that is good or bad. */
export interface Ending {
  tone: 'success' | 'info' | 'caution' | 'critical'
  text: string
}

/** The ending of a session; undefined while it is in progress. */
export function endingOf({ status, error }: Pick<LabSession, 'status' | 'error'>): Ending | undefined {
  switch (status) {
    case 'completed':
      return { tone: 'success', text: 'You have ended this session. Its environment is gone.' }
    case 'failed':
      return { tone: 'critical', text: error?.message ?? 'This session failed.' }
    case 'expired':
      return { tone: 'caution', text: 'The time of this session is over. Its environment is gone.' }
    case 'abandoned':
      return { tone: 'info', text: 'This session was ended before it began. Its credits were given back.' }
    default:
      return undefined
  }
}

/** Read out when a session's status has changed while one looks on. */
export function statusSentence({ status, error, lab }: LabSession): string {
  if (status === 'active') return `${lab.title} is running.`
  return isInProgress(status) ? `${lab.title} is starting.` : (endingOf({ status, error })?.text ?? '')
}

/** Choices of the history's filter, in the specification's order (§2). */
export const historyFilters = [
  { value: 'all', label: 'All Sessions' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
  { value: 'expired', label: 'Expired' },
  { value: 'abandoned', label: 'Abandoned' },
] as const satisfies readonly { value: LabStatus | 'all'; label: string }[]

/** One of {@link historyFilters}. */
export type HistoryFilter = (typeof historyFilters)[number]['value']
