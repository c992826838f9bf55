import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Introduces the person who teaches a course: a face or initials, the name, what they do, and a few words about them.',
  instead: [
    { component: 'ParticipantCard', when: 'it is the person who takes part in a bootcamp' },
    { component: 'Avatar', when: 'only the face is wanted' },
  ],
  anatomy: [
    'Title "Instructor"',
    'Picture or initials',
    'Name',
    'What they do (optional)',
    'A few words, beside the picture or below it on phones (optional)',
  ],
  dos: [
    'Place it near the end of a course’s page, once.',
    'Keep the biography to two to five sentences; its lines hold 66 characters, and line breaks are kept.',
    'Give a square picture with the face in its middle: it is cut to a circle.',
  ],
  donts: [
    'Put links or contact details into the biography: it is plain text.',
    'Stack several under one another with the same title; give each a `title` of its own.',
  ],
  keyboard: [],
  accessibility:
    'A region named by its title, and one level below it the name as a heading; set `headingLevel` by the place in the page. Picture and initials are hidden, as the name is beside them.',
}
