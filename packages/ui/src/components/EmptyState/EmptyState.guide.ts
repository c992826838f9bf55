import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['no data', 'no results', 'blank slate', 'placeholder'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes the place of a list that has nothing in it yet, or nothing that passes the filters. It says what is missing and shows a way onward.',
  instead: [
    { component: 'ErrorState', when: 'the list could not be loaded' },
    { component: 'Skeleton', when: 'it is still on its way' },
    { component: 'MessagePage', when: 'it is all that a page has to say' },
  ],
  anatomy: [
    'Drawing of one motif',
    'Title',
    'A line below it, at most 485 px wide (optional)',
    'One way onward (optional)',
  ],
  dos: [
    'Say in the title what is not there: "No Active Sessions".',
    'Say in the line what will be here, or what to do about it, in one or two short sentences.',
    'Offer to clear the filters if these have emptied the list.',
    'Give lists that are on neighboring tabs different drawings.',
  ],
  donts: [
    'Show it before the response has come: it would say something untrue.',
    'Put two of them on one screen where one title could speak for both.',
    'Offer more than one solid button.',
  ],
  keyboard: [],
  accessibility:
    'A heading with its text; set `headingLevel` by the place in the page. The drawing is hidden. It is no live region: if it appears after a choice, such as of filters, say so in a `role="status"` of the page.',
}
