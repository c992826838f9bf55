import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  use: 'Lights on a `NightMap` what a learner has done: a summit for each completed course, a flag for each solved lab, and the signal on the course that is running.',
  instead: [
    { component: 'NightMap', when: 'nobody is signed in: it has the point where everybody starts' },
    { component: 'ProgressBar', when: 'it is the progress of one course' },
  ],
  anatomy: [
    'Lit summits in the color of their region',
    'Flags',
    'The signal: on the running course, or where all ways start',
  ],
  dos: [
    'Put it into a `NightMap` and load it after the page: it is personal.',
    'Give what was done first in front: a place that is taken stays taken.',
    'Say the same in words, with links, near it.',
  ],
  donts: [
    'Rely on it alone: a region has eight places for courses and six for labs.',
    'Mark two courses as running.',
  ],
  keyboard: [],
  accessibility: 'Decoration: hidden from assistive technology and deaf to the pointer.',
}
