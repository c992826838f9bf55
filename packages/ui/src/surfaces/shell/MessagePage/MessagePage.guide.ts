import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['not found', '404', 'error page'],
  status: 'stable',
  since: '0.1.0',
  use: 'Fills a page that has one thing to say: not found, no access, coming soon, an error in place of the whole. For an address that leads nowhere there is `NotFoundMessage`, ready with its words.',
  instead: [
    { component: 'EmptyState', when: 'a list on the page is empty' },
    { component: 'ErrorState', when: 'one part of the page could not be loaded' },
    { component: 'Alert', when: 'the rest of the page can still be used' },
  ],
  anatomy: [
    'Map lines behind it',
    'Short mark such as "404", optional',
    'Title: what happened',
    'What it means and what to do, optional',
    'Way onward, optional',
  ],
  dos: [
    'Say in the title what happened and in the text what one can do; two sentences are enough.',
    'Offer a way on: back to a list that exists, or another try where that can help.',
    'Set `isAlert` where it takes the place of a page that people were waiting for or using.',
  ],
  donts: [
    'Use the mark for codes that say nothing to a visitor.',
    'Put it beside other content, or two on a page.',
    'Set `isAlert` on a page that is there from the start: there is nothing to interrupt.',
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the ways onward' }],
  accessibility:
    'The title is the page’s `h1`; the lines behind are decoration. With `isAlert` the whole message has the role `alert` and is read out as soon as it appears, with the labels of its buttons. It does not move the focus: that is the page’s work.',
}
