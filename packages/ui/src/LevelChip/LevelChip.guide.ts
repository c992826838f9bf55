import type { ComponentGuide } from '../componentGuide.ts'

export const guide: ComponentGuide = {
  use: 'Says how hard a course, lab or bootcamp is: beginner is green, intermediate orange, advanced and expert red, any other word neutral. A range is one pill in two colours.',
  instead: [
    { component: 'Chip', when: 'it is about something other than the level' },
    { component: 'LabStatusChip', when: 'it says where a lab session stands' },
  ],
  anatomy: ['The level, as the catalogue writes it', 'Second half of the pill, if it is a range: "to Intermediate"'],
  dos: [
    'Pass the level as the data has it, in any case; the word and its language come by themselves.',
    'Put it first among the chips of a card or hero, so that cards can be compared down a column.',
    'Write a range as "Beginner to Intermediate": the small word "to" is what splits the pill.',
  ],
  donts: [
    'Show more than one for a single thing; a range is one chip.',
    'Invent levels: a word that is not known shows in neutral and says nothing by its colour.',
  ],
  keyboard: [],
  accessibility:
    'Plain text that cannot be pressed. The word carries the meaning and the colour repeats it. A range reads as one phrase. Where nothing around it says that this is a level, give that word beside it.',
}
