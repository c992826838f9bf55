import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Answers at a glance what people ask before they start: may I, on which device, how long, what do I get. It goes into the `side` of a `DetailLayout`.',
  instead: [
    { component: 'BootcampSidePanel', when: 'the page is of a bootcamp' },
    { component: 'FactList', when: 'the facts are names with values, on any page' },
    { component: 'SessionDetails', when: 'the facts are of a lab session' },
  ],
  anatomy: [
    'Title',
    'Access',
    'Devices',
    'Number of lessons, above 10',
    'Length, if it is worth saying',
    'Credential',
  ],
  dos: [
    'Hand over the number of lessons as it is: the card says it only above 10.',
    'Format the length as on the cards of the catalogue: "2 Hrs 30 Mins".',
    'Use one on a page.',
  ],
  donts: [
    'Put the access button beside it; the way in is in the `CourseHero`.',
    'Give a length of an hour or less.',
  ],
  keyboard: [],
  accessibility:
    'A region named by its heading, with a list. Each icon is an image named by what its line is about ("Access", "Duration"), so that the line makes sense when heard. Give `headingLevel` by what is above.',
}
