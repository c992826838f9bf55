import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows one bootcamp among several: what it is about, for whom, how long, when, and its status.',
  instead: [
    { component: 'ContentCard', when: 'it is a course or a lab' },
    { component: 'BootcampHero', when: "it opens the bootcamp's own page" },
  ],
  anatomy: [
    'Picture',
    'Chips for level and status',
    'Title',
    'Description',
    'Length and start',
    'View Details',
  ],
  dos: [
    'Put the cards into the list items of a `Grid`: facts and link are at the bottom, so that a row ends alike.',
    'Write a description of one to three sentences; all of it is shown.',
  ],
  donts: ['Lay anything that can be pressed over it: its one link has the whole card as its area.'],
  keyboard: [{ keys: 'Tab', does: 'stops once; the ring goes around the whole card' }],
  accessibility:
    'An article named by its heading, with one link, named "View Details" and the title, so that a list of links reads well. The picture is decoration.',
}
