import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Sums up how a learner’s lab sessions went, in three chips. It is over the list that it counts.',
  instead: [
    { component: 'FactList', when: 'more than these three numbers are to be told' },
    { component: 'CreditLedger', when: 'credits are counted, not sessions' },
  ],
  anatomy: [
    'Solved: a flag and the number, in the signal color if there are any',
    'Completed: a check and the number; ended is not solved',
    'Failed: a sign and the number, in red only if there are any',
  ],
  dos: [
    'Count all sessions, also those that the filter of the list beside it hides.',
    'Leave it out if there is no session yet: the empty list says so.',
  ],
  donts: ['Use the chips as a filter: they cannot be pressed.'],
  keyboard: [],
  accessibility:
    'Plain text, "4 Solved", "12 Completed" and "1 Failed"; icons are decoration. It has no name of its own and is not read out when numbers change: the heading over it has to say what is counted.',
}
