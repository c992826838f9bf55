import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['metric', 'kpi', 'figure', 'number'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows one figure large, with what it means and how it has moved. Several are in a `Grid` over a page or a table.',
  instead: [
    { component: 'FactList', when: 'there are several facts about one thing' },
    { component: 'ProgressBar', when: 'it shows how far something has come' },
    { component: 'Badge', when: 'it counts what is new, beside something else' },
  ],
  anatomy: ['Label', 'Figure with its unit', 'How it has moved (optional)', 'Hint (optional)'],
  dos: [
    'Write the figure as the language does, by `Intl.NumberFormat`.',
    'Say in the hint over which time, or compared with what.',
    'Give `tone` by whether the change is good, not by its direction.',
  ],
  donts: [
    'Show more than four beside each other.',
    'Give more digits than someone would say aloud.',
    'Show 0 if the figure is not known: write a dash.',
  ],
  keyboard: [],
  accessibility:
    'A list of one term and its descriptions. The arrow is read as "Up" or "Down". While the figure is on its way `aria-busy` is set.',
}
