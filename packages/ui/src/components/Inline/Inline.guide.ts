import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  synonyms: ['row', 'cluster', 'flex', 'wrap', 'hstack'],
  status: 'stable',
  since: '0.1.0',
  use: 'Places things side by side with even space, and lets them wrap where the line is full: chips, buttons, a title with its action.',
  instead: [
    { component: 'Stack', when: 'they are under one another' },
    { component: 'Grid', when: 'they share the width in equal columns' },
    { component: 'SettingRow', when: 'it is a setting with its control at the end of the line' },
  ],
  anatomy: ['Children at their own widths', 'Even space between them and between lines'],
  dos: [
    'Take 8 px between chips and 12 px between buttons.',
    'Use `align="baseline"` where texts of two sizes are beside each other.',
    'Use `justify="between"` for a title and its action, and `end` for the buttons of a form.',
  ],
  donts: [
    'Count on one line: on phones the children wrap.',
    'Line up columns over several rows with it; widths differ from row to row.',
  ],
  keyboard: [],
  accessibility:
    'A plain `div` without a role: children are read in their order, which is the order that is seen. It cannot be a list; if the children are one, such as cards or links, use a `Grid` or `Stack` with `as="ul"`.',
}
