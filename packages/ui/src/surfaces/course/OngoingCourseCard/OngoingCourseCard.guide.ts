import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a learner one of their courses that is not finished: how far they have come, and the way on. It is in a grid on My Learning.',
  instead: [
    { component: 'CompletedCourseCard', when: 'the course is finished' },
    { component: 'ContentCard', when: 'the course is in a catalogue' },
  ],
  anatomy: [
    'Motif of the domain on a dark tile',
    'Chip with the domain',
    'Title, in full',
    'Date of the enrolment',
    'Next lesson and the time that is left (optional)',
    'Progress with its percentage',
    'Continue Learning',
  ],
  dos: [
    'Put the cards into a `Grid` of two columns: bars and buttons of a row line up at the bottom.',
    'Pass the date formatted and written out.',
    'Choose the motif by the domain, the same for all courses of it.',
  ],
  donts: [
    'Show a course that is finished in it, with a full bar and "Continue Learning".',
    'Lay a link over the card: the next lesson and the button have their own.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'stops at the next lesson and at Continue Learning' },
    { keys: 'Enter', does: 'goes on with the course' },
  ],
  accessibility:
    'An article named by its heading at `headingLevel`. The link is named "Continue Learning" and the title, so that a list of links tells the courses apart. The bar is a native one called "Progress" and read as "67%". Motif and icons are decoration.',
}
