import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['weeks', 'syllabus'],
  status: 'stable',
  since: '0.1.0',
  use: 'Tells a program of many parts of equal length from top to bottom, such as the weeks of a bootcamp.',
  instead: [
    { component: 'StepList', when: 'there are three or four steps side by side' },
    { component: 'CourseOutline', when: 'there are modules with lessons that open' },
  ],
  anatomy: ['Unit and number', 'Title', 'Text', 'The line through all parts'],
  dos: [
    'End each text with what comes out of the part: people choose by that.',
    'Name the unit if it is not a week.',
  ],
  donts: ['Give parts without an order.'],
  keyboard: [],
  accessibility:
    'An ordered list. "Week 3" is text, not a marker, so that every screen reader says it; titles are headings, so that one can go from week to week.',
}
