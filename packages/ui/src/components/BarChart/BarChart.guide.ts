import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['graph', 'diagram', 'histogram'],
  status: 'beta',
  since: '0.1.0',
  use: 'Compares a few values by the length of bars that begin at one line, each with its figure: hours by domain, answers to a question.',
  instead: [
    { component: 'LineChart', when: 'values change over time' },
    { component: 'ProgressRing', when: 'it is one share of a whole' },
    { component: 'Table', when: 'there is more than one figure to each name' },
  ],
  anatomy: ['Caption', 'Name of each bar', 'Bar on its ground', 'Figure'],
  dos: [
    'Sort by size, unless the names have an order of their own.',
    'Give `max` if the whole is known, such as 100 for a percentage.',
    'Write the unit by `format`.',
  ],
  donts: [
    'Show more than about twelve bars.',
    'Give each bar another tone: tones have meanings.',
    'Use it for values below 0.',
  ],
  keyboard: [],
  accessibility:
    'A native `table` named by its caption, a row for each bar with its name and its figure. The drawing is hidden, as it says nothing that the figures do not.',
}
