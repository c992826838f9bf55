import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['features', 'benefits', 'tiles'],
  status: 'stable',
  since: '0.1.0',
  use: 'Names up to six things that speak for an offer. They have no order and lead nowhere.',
  instead: [
    { component: 'StepList', when: 'they come one after the other' },
    { component: 'TwoColumnList', when: 'each is a short point without a sentence' },
  ],
  anatomy: ['Heading over all', 'A card each: icon, title, sentence'],
  dos: [
    'Say what can be checked: "groups of eight", not "a great community".',
    'Keep the sentences alike in length.',
  ],
  donts: ['Use it for things to choose from: nothing in it can be pressed.'],
  keyboard: [],
  accessibility:
    'A region named by its heading, with a list; the title of a card is a heading one level below. Icons are decoration. Columns follow the width of their place, so that it can be beside a side card.',
}
