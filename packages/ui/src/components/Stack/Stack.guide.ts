import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  synonyms: ['column', 'vertical layout', 'spacing'],
  status: 'stable',
  since: '0.1.0',
  use: 'Places its children under one another with even space. Components have no margin of their own, so this is where the space between them comes from.',
  instead: [
    { component: 'Inline', when: 'they are side by side and wrap' },
    { component: 'Grid', when: 'they are equal columns' },
    { component: 'DetailLayout', when: 'one part stays beside the other' },
  ],
  anatomy: ['Children from top to bottom', 'Even space between them'],
  dos: [
    'Choose `gap` by how close things belong together: 1 to 2 within a thing, 4 to 6 between things, 8 to 12 between sections.',
    'Nest stacks where the space changes, rather than adding spacers.',
    'Put a `Button` into an `Inline`, or write `align="start"`, where it should be as wide as its label: a stack makes its children as wide as itself.',
    'Write `as="ul"` or `as="ol"` for a list, with `<li>` children.',
  ],
  donts: [
    'Wrap a single child: there is no space to give.',
    'Use `align="center"` for running text of more than two lines; it centers the words too.',
  ],
  keyboard: [],
  accessibility:
    'A plain element without a role, by default a `<div>`. As `ul` or `ol` it keeps `role="list"`, which some browsers drop from lists without bullets. It takes no name: for a named region or navigation put it inside one.',
}
