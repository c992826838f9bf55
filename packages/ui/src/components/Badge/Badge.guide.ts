import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['counter', 'count', 'notification dot'],
  status: 'beta',
  since: '0.1.0',
  use: 'Counts what is new or open: on the corner of an icon, or after a word in a list. With nothing to count it is gone.',
  instead: [
    { component: 'Chip', when: 'it is a word, such as a status' },
    { component: 'Stat', when: 'the number is what the page is about' },
    { component: 'Tabs', when: 'it belongs to a tab: write the number into its label' },
  ],
  anatomy: ['What it is on (optional)', 'Number, from 100 on "99+"'],
  dos: [
    'Say in `label` what is counted, with the number.',
    'Use `neutral` if nothing has to be done about it.',
    'Count only what the reader can clear.',
  ],
  donts: [
    'Put more than one on a bar.',
    'Use `critical` for what is merely new.',
    'Let it move or blink.',
  ],
  keyboard: [],
  accessibility:
    'The label is read in place of the number, after the words of what it is on. It is no live region: say a new arrival in a status of the page, if it cannot wait.',
}
