import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['progress circle', 'donut', 'score'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows one share of a whole at a glance, such as the score of a quiz or how much of a course is done.',
  instead: [
    { component: 'ProgressBar', when: 'work is under way, or several are under one another' },
    { component: 'BarChart', when: 'shares are compared' },
    { component: 'Spinner', when: 'the length of a wait is not known' },
  ],
  anatomy: ['Ring', 'Share of it, from the top on', 'Figure in the middle'],
  dos: [
    'Say in `label` what it is a share of.',
    'Keep `valueText` to about five characters, as "9/12".',
    'Choose the tone by a limit that people know, and say it in words as well.',
  ],
  donts: [
    'Compare rings with one another: lengths are easier to compare.',
    'Use it for a value that can go beyond the whole.',
    'Rely on the tone alone.',
  ],
  keyboard: [],
  accessibility:
    'A `meter` named by its label; its value is read as the whole percentage, or as `valueText`. The drawing is hidden.',
}
