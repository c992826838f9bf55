import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  use: 'Shows the four domains as regions of a land at night, as the artwork of a `PageHero` that stands for the whole catalogue. A layer over it can light what a learner has done.',
  instead: [
    { component: 'Artwork', when: 'it is the picture of one course or lab' },
    { component: 'Contours', when: 'a quiet ground is wanted that stands for nothing' },
  ],
  anatomy: [
    'Land: contours in the colors of the domains, a motif and a beacon in each region, summits that nothing lights yet',
    'Names of the regions from 1200 px on',
    'The point where everybody starts, or the layer that is given',
  ],
  dos: [
    'Serve what `drawNightMap` returns as a file: it costs under 4 kB and loads after what people read.',
    'Say by `media` where it is shown, if it is seen first: it then loads early, and other screens load nothing. Drawn in the page it fades in a frame after the words.',
    'Give it to a `PageHero` with `artworkPlace="beside"`.',
    'Say in words beside it what a layer shows.',
  ],
  donts: [
    'Put links or buttons into the layer: the map is hidden from assistive technology.',
    'Use it twice on a page, or on a light ground.',
  ],
  keyboard: [],
  accessibility:
    'Decoration: hidden from assistive technology, deaf to the pointer, and gone in forced colors.',
}
