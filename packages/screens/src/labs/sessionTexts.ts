import type { LabSession } from '@rampart/contract/entities/labSession'
import { unusedCredits } from '@rampart/contract/rules/labRefund'
import { historyStatuses, isInProgress } from '@rampart/contract/rules/labStatus'
import type { LabCredential } from '@rampart/ui/LabAccessCard'
import type { labMessages } from './labs.messages.ts'
import type { labSessionMessages } from './labSessions.messages.ts'

type SessionTexts = (typeof labSessionMessages)['english']

/**
 * Date in long form with the time of day, in US English 'Friday, November 20, 2026, 9:50 AM', in
 * the learner's own time zone: for pages that only browsers render. Empty if `iso` cannot be read.
 */
export function formatMoment(
  iso: string,
  locale: string,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const date = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const
  const text = new Intl.DateTimeFormat(locale, {
    ...date,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(time)
  // English locale data joins date and time by 'at' or by a comma, depending on its version; newer
  // data has a narrow space before AM, which fonts may lack.
  return text.replace(' at ', ', ').replace('\u202f', ' ')
}

/** Credentials of a running lab; secrets are shown only on request. */
export function shownCredentials(
  credentials: Readonly<Record<string, string | null>>,
): LabCredential[] {
  return Object.entries(credentials).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value, isSecret: /password|secret|key|token/i.test(name) }],
  )
}

/**
 * What ending a session in progress at `now` (ms since 1970) does to its environment and its
 * credits.
 */
export function endConsequences(
  session: LabSession,
  now: number,
  messages: (typeof labMessages)['english'],
): string[] {
  if (session.status !== 'active') return [messages.endGivesBack(session.creditsUsed)]
  const back = unusedCredits(session, now)
  return [messages.endDeletes, ...(back > 0 ? [messages.comesBack(back)] : [])]
}

/** The end of a session, and whether it is good or bad. */
export interface Ending {
  tone: 'success' | 'info' | 'caution' | 'critical'
  text: string
}

/**
 * Why a session failed, in words for its code, else in the server's; and the refund if it is not
 * full.
 */
export function failureText(
  { error, creditsUsed, creditsBack }: LabSession,
  { failures, stoppedOften }: SessionTexts,
): string | undefined {
  if (!error?.code) return error?.message
  const reason = failures[error.code]
  return error.code === 'stopped' && creditsUsed > 0
    ? `${reason} ${stoppedOften(creditsBack)}`
    : reason
}

/** The ending of a session; undefined while it is in progress. */
export function endingOf(session: LabSession, messages: SessionTexts): Ending | undefined {
  const { status, creditsBack } = session
  const { endings, endedFaster } = messages
  switch (status) {
    case 'completed':
      return {
        tone: 'success',
        text: creditsBack > 0 ? endedFaster(creditsBack) : endings.completed,
      }
    case 'failed':
      return { tone: 'critical', text: failureText(session, messages) ?? endings.failed }
    case 'expired':
      return { tone: 'caution', text: endings.expired }
    case 'abandoned':
      return { tone: 'info', text: endings.abandoned }
    default:
      return undefined
  }
}

/** Read out when a session's status changes while the page is open. */
export function statusSentence(session: LabSession, messages: SessionTexts): string {
  const { status, lab } = session
  if (status === 'active') return messages.running(lab.title)
  return isInProgress(status)
    ? messages.starting(lab.title)
    : (endingOf(session, messages)?.text ?? '')
}

/** Choices of the history's filter, in the specification's order (§2). */
export const historyFilters = ['all', ...historyStatuses] as const

/** One of {@link historyFilters}. */
export type HistoryFilter = (typeof historyFilters)[number]
