import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['progress', 'loading bar', 'percent'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows how far something has come, as a whole percent or in a measure that says more. Without a value it says that work goes on for an unknown time.',
  instead: [
    { component: 'Spinner', when: 'the wait is short and of unknown length' },
    { component: 'Skeleton', when: 'content is on its way' },
    { component: 'RemainingTimeChip', when: 'time runs out' },
  ],
  anatomy: [
    'Label, unless the text beside it says the same',
    'Percentage or other measure; none while the length is unknown',
    'Bar',
  ],
  dos: [
    'Name what progresses: "Course progress", not "Loading".',
    'Give `valueText` if things are counted: "12 of 40 lessons".',
    'Use `isLabelHidden` in rows and cards where the words are right beside it.',
  ],
  donts: [
    'Let it go backwards.',
    'Rely on the tone: say in words that something failed or is done.',
    'Use it for shares that are no progress, such as a score.',
  ],
  keyboard: [],
  accessibility:
    'A native progress element, named by its label; the value is read as a whole percent, or as `valueText`. Values beyond 0 and 100 are held back. It is no live region: if the end of the work matters, say it in a status of the page. Several on one page need labels or surroundings that tell them apart.',
}
