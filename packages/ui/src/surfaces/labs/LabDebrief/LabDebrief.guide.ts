import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['retrospective', 'solution', 'walkthrough'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows a learner who has solved a lab their own times beside the author’s way and the median of all learners, and where to go from here.',
  instead: [
    { component: 'MissionPanel', when: 'the lab is not solved yet' },
    { component: 'Timeline', when: 'events have no other way beside them' },
  ],
  anatomy: [
    'Title',
    'Times to solve, as bars',
    'Check by check: the author’s step, both times',
    'What to read next',
    'The next lab',
  ],
  dos: [
    'Leave `medianMinutes` out while few learners have solved the lab: it would tell about single ones.',
    'Give the author’s time of a check since the start too, so that both columns can be compared.',
  ],
  donts: [
    'Show it before the lab is solved: it gives the way away.',
    'Rank learners or name others.',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through the courses and the lab to go on with' }],
  accessibility:
    'The bars are a table of their own. The steps are a table whose rows are named by the checks; a time that is missing is said.',
}
