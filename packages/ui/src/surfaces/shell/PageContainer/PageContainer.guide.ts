import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Holds the content of a page to its common edges: 16, 24 or 32 px at the sides by width, and never wider than 1200 px, or 720 px to read.',
  instead: [
    { component: 'DetailLayout', when: 'facts are beside the content' },
    { component: 'Stack', when: 'blocks inside the page need even space' },
    { component: 'Card', when: 'a group needs a ground and an edge of its own' },
  ],
  anatomy: ['Side edges', 'Content in the middle', 'Room above and below, optional'],
  dos: [
    'Put one inside each full-width band, so that bar, content and footer share their edges.',
    'Use `width="reading"` for long text and for forms.',
    'Use `space="section"` for the bands of a page, and leave it out inside bars.',
  ],
  donts: [
    'Put one inside another: the edges would add up.',
    'Put a full-width band such as a PageHero inside it.',
  ],
  keyboard: [],
  accessibility:
    'Layout alone: no role and no name. With `as="section"` or `as="article"` it takes that element; a section becomes a landmark only with a name, which it does not take, so begin it with a heading.',
}
