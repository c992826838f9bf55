import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['difficulty', 'tag'],
  status: 'stable',
  since: '0.1.0',
  use: 'Says how hard a course, lab or bootcamp is: beginner is green, intermediate orange, advanced and expert red. A range is one pill in two colors.',
  instead: [
    { component: 'Chip', when: 'it is about something other than the level' },
    { component: 'LabStatusChip', when: 'it says the status of a lab session' },
  ],
  anatomy: ['The level', 'Second half of the pill, if it is a range: "to Intermediate"'],
  dos: [
    'Pass the level as the data has it; the chip chooses the word and its language.',
    'Put it first among the chips of a card or hero, so that cards can be compared down a column.',
    'Give a range both ends: `from` and `to`.',
  ],
  donts: [
    'Show more than one for a single thing; a range is one chip.',
    'Use it for grades or results; they are not levels.',
  ],
  keyboard: [],
  accessibility:
    'Plain text that cannot be pressed. The word has the meaning and the color repeats it. A range reads as one phrase. If nothing around it says that this is a level, give that word beside it.',
}
