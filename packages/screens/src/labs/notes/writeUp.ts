import type { LabSession } from '@rampart/contract/entities/labSession'
import { missionResult } from '../missionTexts.ts'
import { formatMoment } from '../sessionTexts.ts'
import type { labMessages } from '../labs.messages.ts'
import type { labNotesMessages } from './labNotes.messages.ts'
import { checkEvents } from './checkEvents.ts'

type Texts = (typeof labMessages)['english'] & (typeof labNotesMessages)['english']

interface WriteUp {
  readonly lab: Pick<LabSession['lab'], 'title'>
  /** In Markdown, as the learner typed them. */
  readonly notes: string
  /** Newest first. */
  readonly sessions: readonly LabSession[]
  /** Milliseconds since 1970. */
  readonly now: number
  readonly locale: string
  readonly messages: Texts
  readonly timeZone?: string | undefined
}

/**
 * The name of a write-up's file; a lab's path contains only characters that are allowed in a file's
 * name.
 */
export const writeUpName = (path: string): string =>
  `${path.replace(/[^a-z0-9-]+/gi, '-').slice(0, 80) || 'lab'}-write-up.md`

/**
 * A lab as a Markdown file: its sessions with their checks, and the learner's own notes, which are
 * last, so that nothing in them changes what is above. Texts of others are escaped, never read as
 * Markdown.
 */
export function writeUp({
  lab,
  notes,
  sessions,
  now,
  locale,
  messages,
  timeZone,
}: WriteUp): string {
  const texts = messages.writeUp
  const moment = (iso: string) => plain(formatMoment(iso, locale, timeZone))
  const ran = sessions.filter(({ startedAt }) => startedAt !== null)
  const own = notes.replace(/\r\n?/g, '\n').trim()
  return [
    `# ${texts.title(plain(lab.title))}`,
    texts.written(moment(new Date(now).toISOString())),
    `## ${texts.sessions}`,
    ...(ran.length === 0 ? [texts.noSessions] : []),
    ...ran.flatMap((session) => {
      const result = missionResult(session, messages)
      const checks = checkEvents(session, messages).map(({ title, state, date, hints }) => {
        const words = texts.list([date, ...(hints === undefined ? [] : [hints])])
        return `- [${state === 'done' ? 'x' : ' '}] ${plain(title)} (${plain(words)})`
      })
      return [
        `### ${moment(session.startedAt ?? '')}`,
        ...(result === undefined ? [] : [plain(result)]),
        ...(checks.length === 0 ? [] : [checks.join('\n')]),
        ...valuesOf(session, texts),
      ]
    }),
    `## ${texts.notes}`,
    own === '' ? texts.noNotes : own,
    '',
  ].join('\n\n')
}

/** The address and the names of the credentials; never a secret. */
function valuesOf({ outputs }: LabSession, texts: Texts['writeUp']): string[] {
  const names = Object.keys(outputs?.credentials ?? {})
  const lines = [
    ...(outputs?.connectionUrl ? [`- ${texts.address}: ${plain(outputs.connectionUrl)}`] : []),
    ...(names.length > 0 ? [`- ${texts.credentials}: ${plain(texts.list(names))}`] : []),
  ]
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** One line of text in which no character has a meaning in Markdown. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, (character) => `\\${character}`)
