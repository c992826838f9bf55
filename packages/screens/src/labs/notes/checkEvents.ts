import type { LabSession } from '@rampart/contract/entities/labSession'
import { shownChecks } from '../missionTexts.ts'
import type { labNotesMessages } from './labNotes.messages.ts'

type Texts = Pick<(typeof labNotesMessages)['english'], 'solvedAfter' | 'open' | 'hintsOpened'>

/** A check on a session's timeline. */
interface CheckEvent {
  readonly id: string
  readonly title: string
  readonly state: 'done' | 'upcoming'
  /** Words: 'after 2:14'. */
  readonly date: string
  /** How many hints were opened, in words; undefined for none. */
  readonly hints: string | undefined
}

/** The checks of a session: those that were solved in order of time, then the others. */
export function checkEvents(
  { mission, startedAt }: Pick<LabSession, 'mission' | 'startedAt'>,
  texts: Texts,
): CheckEvent[] {
  const solvedAt = new Map(mission?.checks.map((check) => [check.id, check.solvedAt]))
  const at = (id: string) => Date.parse(solvedAt.get(id) ?? '') || Infinity
  return shownChecks(mission, startedAt, () => ({}))
    .toSorted((left, right) => compare(at(left.id), at(right.id)))
    .map(({ id, name, time, hints }) => ({
      id,
      title: name,
      state: time === undefined ? 'upcoming' : 'done',
      date: time === undefined ? texts.open : texts.solvedAfter(time),
      hints: hints && hints.opened.length > 0 ? texts.hintsOpened(hints.opened.length) : undefined,
    }))
}

/** Infinity minus Infinity is NaN. */
const compare = (left: number, right: number) => (left === right ? 0 : left - right)
