import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lays the faint map lines of the brand behind a quiet surface. `CourseHero`, `AuthCard`, `MessagePage` and `Footer` bring them already; use it for a new surface of that kind, or as the artwork of a `PageHero`.',
  instead: [
    { component: 'Artwork', when: 'it is the picture of a course or lab' },
    { component: 'PageHero', when: 'a page needs its loud opening' },
  ],
  anatomy: ['Map lines around one summit'],
  dos: [
    'Place it in a box with `position: relative` and hidden overflow, and put the content above it.',
    'Use `end` for wide strips with words at the start, `fill` for boxes that have nothing else to show.',
    'Set `tone="inverse"` on dark grounds.',
  ],
  donts: [
    'Use it twice on one surface, or behind long text.',
    'Put it on a card among others: it is for grounds.',
  ],
  keyboard: [],
  accessibility:
    'Decoration: hidden from assistive technology, deaf to the pointer, and gone in forced colors.',
}
