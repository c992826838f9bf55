import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  synonyms: ['collapse', 'expand', 'faq'],
  status: 'beta',
  since: '0.1.0',
  use: 'Keeps several parts under one another closed until someone wants them: questions and answers, modules, requirements. The browser’s own elements: it works without scripts, and finding text in the page opens it.',
  instead: [
    { component: 'Disclosure', when: 'there is one part' },
    { component: 'Tabs', when: 'parts are short and of equal weight, one always in front' },
    { component: 'CourseOutline', when: 'it is the content of a course' },
  ],
  anatomy: ['Title', 'Note at the end of the line (optional)', 'Chevron', 'Content'],
  dos: [
    'Write titles that say what is inside, as questions where people come with one.',
    'Open the part that most people want at first.',
    'Leave several open at once, unless parts are long and nobody compares them.',
  ],
  donts: [
    'Hide in it what everyone has to read.',
    'Put an accordion into another.',
    'Use it for steps in an order: that is `StepList` or a form.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next title, or into open content' },
    { keys: 'Enter, Space', does: 'opens or closes the part' },
  ],
  accessibility:
    'Native `details` and `summary`, each title a heading of `headingLevel`, so that screen readers can go from one to the next. `isSingle` gives them one `name`, and the browser closes the others.',
}
