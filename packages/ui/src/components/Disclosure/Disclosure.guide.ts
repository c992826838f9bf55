import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  synonyms: ['collapse', 'expand', 'details', 'show more', 'expander'],
  status: 'stable',
  since: '0.1.0',
  use: 'Keeps details closed that only some readers want, under a title that everyone sees: the lessons of a module, the history of a balance.',
  instead: [
    {
      component: 'Tabs',
      when: 'there are parts of equal weight and one of them is always in front',
    },
    { component: 'CourseOutline', when: 'it is the content of a course' },
    { component: 'Menu', when: 'it opens a list of actions' },
  ],
  anatomy: [
    'Title',
    'Note at the end of the line, or under the title if there is no room (optional)',
    'Chevron',
    'Content',
  ],
  dos: [
    'Write a title that says what is inside, so that no one has to open it to find out.',
    'Keep the note to a count or a measure, such as "5 lessons".',
    'Open the one that is wanted most with `defaultOpen`.',
    'Give several the same `group` only if no one compares them: opening one closes the others.',
  ],
  donts: [
    'Hide in it what everyone has to read, such as a price or a warning.',
    'Put links or buttons into the title line: all of it is one control.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens or closes it, from the title' },
    { keys: 'Tab', does: 'goes from the title into the content while it is open' },
  ],
  accessibility:
    'Native `details` and `summary`: screen readers say the title, the note and whether it is open. It works without scripts, and finding text in the page opens it. Give `headingLevel` where the title is a step in the outline of the page, and leave it out inside lists.',
}
