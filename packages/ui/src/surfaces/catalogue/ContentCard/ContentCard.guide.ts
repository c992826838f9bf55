import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['course card', 'product card', 'tile'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows one course or lab among several in a catalogue: what it is, how hard, in which domain, how long. The whole card leads to its page.',
  instead: [
    { component: 'BootcampCard', when: 'it is a bootcamp' },
    { component: 'OngoingCourseCard', when: 'it is a course that the learner is in the middle of' },
    { component: 'CompletedCourseCard', when: 'it is a course that the learner has completed' },
    { component: 'LabSessionCard', when: 'it is one session of a lab' },
    { component: 'Card', when: 'it groups anything else' },
  ],
  anatomy: [
    'Picture, 16:9',
    'Chips for kind and level; the learner’s own: done, or percent with a line below the picture; what is asked of a learner who begins',
    'Title, two lines at most',
    'Domain',
    'Duration, if it is worth saying',
  ],
  dos: [
    'Put the cards into a `Grid`; domain and duration are at the bottom, so that a row ends alike.',
    'Put what tells titles apart into their first forty characters: after two lines the rest is cut.',
    'Leave the duration out for an hour or less.',
    'Give `done` or `progress` after the page: they are one learner’s, the rest is everybody’s.',
    'Give the server’s drawing as `image` for the first row: it is seen with the first words, and costs no request.',
    'Leave `access` out for a learner who is in already.',
  ],
  donts: [
    'Put a button or another link on it: the card is one link as a whole.',
    'Give a picture with words in it; no one hears them, and small cards make them unreadable.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'stops once; the ring goes around the whole card' },
    { keys: 'Enter', does: 'leads to the course or lab' },
  ],
  accessibility:
    'One link, named by all its words: kind, level, marks, title, domain, duration. The title is a heading, whole even if it is cut for the eye; give `headingLevel` by what is above. The picture is decoration.',
}
