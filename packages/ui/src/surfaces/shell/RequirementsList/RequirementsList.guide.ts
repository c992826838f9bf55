import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lists what a learner needs before starting, one point below the other. With no points nothing is shown, not even the title.',
  instead: [
    {
      component: 'TwoColumnList',
      when: 'there are many short points, such as what one will learn',
    },
    { component: 'StepList', when: 'they come one after the other' },
    { component: 'FeatureCards', when: 'each has a title and a sentence' },
  ],
  anatomy: ['Title, "Requirements" unless you say otherwise', 'Points, each with a square marker'],
  dos: [
    'Keep to three to six points of at most two lines.',
    'Begin points alike: all with a noun, or all with a verb.',
    'Say what is enough: "Comfort with a Linux shell", not "Linux".',
  ],
  donts: [
    'List the same point twice.',
    'Put links or formatted text into a point: it takes plain words.',
    'End points with a full stop, unless they are sentences.',
  ],
  keyboard: [],
  accessibility:
    'A region named by its heading at `headingLevel`, 2 unless given, with a native list; the number of points is announced. The marker is decoration and kept in forced colors. Fit `headingLevel` to the page’s outline.',
}
