import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lists short points with a check each, such as what a course teaches. From 600 px on in two columns, on phones in one, always in the same order.',
  instead: [
    {
      component: 'RequirementsList',
      when: 'a single column is wanted, such as what one needs before starting',
    },
    { component: 'FeatureCards', when: 'each point needs a sentence' },
    { component: 'StepList', when: 'they come one after the other' },
    { component: 'FactList', when: 'each is a name with a value' },
  ],
  anatomy: ['Title', 'Points with a check before each, down the left column, then down the right'],
  dos: [
    'Give four to eight points, alike in form: all begin with a verb, or all are nouns.',
    'Keep each to about 60 characters, so that it takes two lines at most.',
    'Put the strongest first; it is at the top left.',
  ],
  donts: [
    'Use it for what is missing or forbidden: the check says that it is there.',
    'Give the same point twice.',
    'Write an empty state beside it: without points it shows nothing, title included.',
  ],
  keyboard: [],
  accessibility:
    'A region named by its heading of `headingLevel`, with one list of all points, read down the left column first. Checks are decoration.',
}
