import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['instructions', 'how to'],
  status: 'stable',
  since: '0.1.0',
  use: 'Explains how something goes, in a few numbered steps side by side: a title and a sentence each. On phones they are under one another.',
  instead: [
    { component: 'CurriculumList', when: 'there are many parts, such as the weeks of a bootcamp' },
    { component: 'FeatureCards', when: 'there is no order among them' },
    { component: 'Stepper', when: 'it shows how far someone has come in a task' },
    { component: 'FactList', when: 'they are facts' },
    { component: 'CourseOutline', when: 'they are lessons that open' },
  ],
  anatomy: ['A line over each step', 'Number', 'Title', 'Sentence'],
  dos: [
    'Give three steps, or four at most: three fill a row.',
    'Begin each title with a verb and keep it to four words.',
    'Write one sentence a step, of up to 100 characters, alike in length.',
  ],
  donts: [
    'Write the number into the title; it is there already.',
    'Use it to show how far someone has come: no step is marked as done.',
    'Give two steps the same title.',
  ],
  keyboard: [],
  accessibility:
    'An ordered list whose items screen readers count; the visible number is hidden from them. Titles are headings of `headingLevel`: 2 at first, 3 under a heading of the page.',
}
