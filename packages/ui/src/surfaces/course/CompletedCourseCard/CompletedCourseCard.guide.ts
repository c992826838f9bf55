import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a course that the learner has completed, in the list of their own: when, and what can still be done with it.',
  instead: [
    { component: 'OngoingCourseCard', when: 'the course is not completed yet' },
    { component: 'ContentCard', when: 'it is a course in a catalogue' },
    {
      component: 'CredentialCard',
      when: 'it is about the certificate or badge that the course has earned',
    },
  ],
  anatomy: [
    'Motif of the domain',
    'Domain',
    'Title, which leads to the course',
    'Menu behind three dots',
    'Date of completion',
  ],
  dos: [
    'Put the cards into the list items of a `Grid` with two columns.',
    'Write the date out with its weekday, as everywhere: "Friday, August 14, 2026".',
    'Say in a toast that the address was copied, or that it failed: the card itself stays silent.',
    'Give `motif` by the domain, so that kin look alike.',
  ],
  donts: [
    'Shorten the title; it is shown whole.',
    'Lay a link over the card: title and menu are two targets.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the title, then the menu button' },
    {
      keys: 'Enter, Space',
      does: 'on the button, opens the menu on what can be chosen; in it, chooses',
    },
    { keys: 'Arrow Down, Arrow Up', does: 'walks in the menu and passes what cannot be chosen' },
    { keys: 'Escape', does: 'closes the menu; focus goes back to the button' },
  ],
  accessibility:
    'An article named by its title, which is a heading and a link; give `headingLevel` by what is above the list. The button and its menu are named "Options for" and the title, so that several are told apart. "Retake Course" is there, marked as disabled.',
}
