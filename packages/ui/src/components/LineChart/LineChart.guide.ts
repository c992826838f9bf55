import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['graph', 'trend', 'diagram'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows how one to three values go over time: hours a week, participants a month. The figures are in a table under it, for everyone who wants them.',
  instead: [
    { component: 'BarChart', when: 'values of one moment are compared' },
    { component: 'Stat', when: 'only the last figure and its change count' },
    { component: 'Table', when: 'the exact figures are what people came for' },
  ],
  anatomy: [
    'Caption',
    'Legend, with more than one line',
    'Round figures and their lines',
    'Lines with a dot for each point',
    'Names of the first, the middle and the last point',
    'Table of the same figures, on request',
  ],
  dos: [
    'Say in the caption what is counted and over which time.',
    'Keep points at even distances: the chart does.',
    'Name lines in the words of the page.',
  ],
  donts: [
    'Show more than three lines.',
    'Leave out points without a value: give 0, or NaN if it is not known.',
    'Use two units in one chart.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens the table, from its title' }],
  accessibility:
    'A `figure` named by its caption. The drawing is hidden; the table under it has the same figures, with a row for each point and a column for each line. Lines differ by dashes as well as by color.',
}
