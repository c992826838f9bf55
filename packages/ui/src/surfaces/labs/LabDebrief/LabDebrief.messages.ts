import { defineMessages, plural } from '../../../components/Language/messages.ts'

const minutes = (count: number) => plural(count, { one: '# min', other: '# min' })

export const labDebriefMessages = defineMessages('LabDebrief', {
  title: 'Debrief',
  lead: 'Your solution next to the author’s. There are others, and yours may be better.',
  times: 'Time to solve',
  you: 'You',
  author: 'The author’s way',
  median: 'Median of all learners',
  minutes,
  /** Columns; times are since the start. */
  check: 'Check',
  yourTime: 'You',
  authorTime: 'Author',
  steps: 'Check by check, with the time since the start',
  none: 'None',
  read: 'Read next',
  readAll: 'You have completed every course of this domain.',
  next: 'Next lab',
  noNext: 'You have solved every lab of this domain.',
})
