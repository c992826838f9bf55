import { defineMessages, plural } from '../../../components/Language/messages.ts'

const minutes = (count: number) => plural(count, { one: '# min', other: '# min' })

export const missionPanelMessages = defineMessages('MissionPanel', {
  title: 'Mission',
  /** The head, and read out after what was solved. */
  progress: (solved: number, all: number) =>
    `${solved} of ${plural(all, { one: '# check', other: '# checks' })}`,
  solvedIn: (all: number, count: number) => `Solved ${all} of ${all} in ${minutes(count)}`,
  solved: (all: number) => `Solved ${all} of ${all}`,
  none: 'This lab has no checks that the site can see. Its guide says when you are done.',
  waiting: 'Checks are marked automatically once the lab is running.',
  running: 'Checks are marked automatically as you work.',
  ended: 'The session ended before everything was solved.',
  outOfContact: 'No contact with the site. Trying again...',
  /** Beside a check; the first word is the meaning of the mark. */
  states: {
    open: 'Open',
    solved: 'Solved',
    holding: 'OK now; must still hold at the end',
    broken: 'Broken: must hold at the end',
  },
  /** The time since the session's start, as digits: '2:14'. */
  solvedAt: (time: string) => `Solved after ${time}`,
  /** Before a hint's text. */
  hint: (number: number, count: number) => `Hint ${number} of ${count}:`,
  /** If no more can be opened. */
  openedHints: (count: number) => plural(count, { one: '# hint opened', other: '# hints opened' }),
  openHint: (number: number, count: number) => `Show hint ${number} of ${count}`,
  /** Read out after the button's words. */
  ofCheck: (check: string) => ` for: ${check}`,
  /** Read out. */
  ticked: (names: readonly string[], solved: number, all: number) =>
    `Solved: ${names.join('; ')}. ${solved} of ${all}.`,
  reopened: (names: readonly string[]) => `Open again: ${names.join('; ')}.`,
  complete: (all: number) => `Mission solved: ${all} of ${all}.`,
})
