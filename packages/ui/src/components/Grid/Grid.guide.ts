import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  synonyms: ['columns', 'layout', 'gallery'],
  status: 'stable',
  since: '0.1.0',
  use: 'Places cards or fields in equal columns: one on phones, two from 600 px, the number asked for from 900 px. Children of a row are as high as the highest of them.',
  instead: [
    { component: 'Inline', when: 'the children keep their own widths and wrap' },
    { component: 'Stack', when: 'they are under one another at every width' },
    { component: 'TwoColumnList', when: 'they are short points of text' },
    { component: 'FilterLayout', when: 'one column holds filters' },
    { component: 'DetailLayout', when: 'one column is a side column' },
  ],
  anatomy: ['Cells of equal width', 'Even space between them'],
  dos: [
    'Use `as="ul"` with `li` cells if the children are things of one kind, so that screen readers count them.',
    'Keep the gap of 24 px between cards, and use 20 px between fields.',
    'Take two columns for cards with buttons or long facts, three for cards with pictures.',
  ],
  donts: [
    'Nest one grid in another: its columns go by the window, not by the cell.',
    'Use it to set a title beside its action; that is a line, and `Inline` makes it.',
  ],
  keyboard: [],
  accessibility:
    'A plain `div`, or a list with `as="ul"`, whose `role="list"` keeps it one in Safari. Reading order is the order of the children, row by row.',
}
