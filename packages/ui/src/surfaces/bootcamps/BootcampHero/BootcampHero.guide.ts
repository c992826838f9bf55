import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Opens the page of one bootcamp: the way back, its level, title, description, length and start.',
  instead: [
    { component: 'CourseHero', when: 'the page is of a course' },
    { component: 'LabHero', when: 'the page is of a lab' },
    { component: 'PageHero', when: 'the page is a catalogue or anything else' },
  ],
  anatomy: [
    'Back to Bootcamps',
    'Level',
    'Title',
    'Description',
    'Length and start',
    'Picture, from 900 px on',
  ],
  dos: ['Leave what one can do to the `BootcampSidePanel` below it; the hero only tells.'],
  donts: ['Use more than one on a page: its title is the only `h1`.'],
  keyboard: [{ keys: 'Tab', does: 'reaches the way back' }],
  accessibility:
    'The way back is a link and comes first. The picture is decoration and gives way to the words below 900 px.',
}
