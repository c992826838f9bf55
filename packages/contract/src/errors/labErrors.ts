import { maxNoteCopies } from '../rules/labNotesLimits.ts'
import { maxInProgress } from '../rules/labDurations.ts'
import { detailedError, plainError } from './defineError.ts'

/** Labs, their sessions and their cost. */
export const labErrors = {
  lab_not_found: plainError(404, 'No lab found'),
  session_not_found: plainError(404, 'Session not found'),
  lab_in_progress: plainError(
    409,
    'You already have a session of this lab in progress. Open it, or end it to start again.',
  ),
  too_many_labs: plainError(
    409,
    `You have ${maxInProgress} lab sessions in progress, the most at a time. End one of them to start another.`,
  ),
  /** `cost` and `balance` in credits. */
  too_few_credits: detailedError(
    402,
    { action: ['start', 'extend'], cost: 'number', balance: 'number' },
    ({ action, cost, balance }) =>
      `You need ${cost === 1 ? '1 credit' : `${cost} credits`} to ${action} this lab; you have ${balance}.`,
  ),
  hint_not_found: plainError(404, 'There is no such hint.'),
  /** `opened`: how many of this check are open. */
  hint_not_next: detailedError(
    409,
    { opened: 'number' },
    ({ opened }) => `Hints are opened one after another. Hint ${opened + 1} comes next.`,
  ),
  /** Copies of other tabs and devices are beside the notes, as many as are kept. */
  notes_full: plainError(
    409,
    `There are ${maxNoteCopies} other versions of these notes already. Drop some of them first.`,
  ),
  lab_not_solved: plainError(409, 'The debrief is for those who have solved the lab.'),
  lab_not_active: plainError(409, 'Only an active lab session can be extended.'),
  /** `left`: the minutes by which it can still be extended. */
  lab_too_long: detailedError(409, { left: 'number' }, ({ left }) =>
    left > 0
      ? `This lab session can be extended by at most ${left === 1 ? '1 more minute' : `${left} more minutes`}.`
      : 'This lab session has its longest duration already.',
  ),
  lab_ended: detailedError(409, { status: ['failed', 'expired'] }, ({ status }) =>
    status === 'expired'
      ? 'The time of this lab session is over already.'
      : 'This lab session has failed already.',
  ),
}
