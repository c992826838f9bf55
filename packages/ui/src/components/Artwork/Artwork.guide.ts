import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['illustration', 'drawing', 'cover'],
  status: 'stable',
  since: '0.1.0',
  use: 'Draws the picture of a course or lab if there is none from an address. The domain gives the motif and its color, the level its richness, the slug its shape; a lab also has a grid and a prompt.',
  instead: [
    { component: 'Image', when: 'the picture has an address' },
    { component: 'Contours', when: 'a quiet ground is wanted that stands for no course or lab' },
    { component: 'CredentialImage', when: 'it is the picture of a certificate or badge' },
  ],
  anatomy: [
    'Dark ground',
    'Grid, for a lab',
    'Motif, right of the center',
    'One volt mark: on the motif for a course, the cursor for a lab',
    'Prompt, for a lab',
    'Sign for the topic, at the lower right, on what servers draw',
  ],
  dos: [
    'Give the slug of the thing itself: the same subject looks the same on every page and on the server.',
    'Use `fit="cover"` in a box that has a height of its own; it keeps the motif in view in wide and square crops.',
    'Lay words over the left third at most, and on a lab above its prompt: motif and mark are right of it.',
  ],
  donts: [
    'Show it without the title beside it: alone it tells no one which course it is.',
    'Tint or darken it for a theme; it is the same in both.',
    'Add another volt mark on top: each drawing has its one.',
  ],
  keyboard: [],
  accessibility:
    'An `img` with an empty `alt`: it says nothing to assistive technology, as the title beside it says it all.',
}
