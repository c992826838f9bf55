import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  synonyms: ['path', 'where am i'],
  status: 'beta',
  since: '0.1.0',
  use: 'Says where a page is below others, and leads back up: course, module, lesson. On phones it becomes one link to the page right above.',
  instead: [
    { component: 'LinkTabs', when: 'the pages are beside one another' },
    { component: 'Stepper', when: 'they are steps of one task' },
    { component: 'Link', when: 'there is only one page to go back to' },
  ],
  anatomy: [
    'Links to the pages above, from the top down',
    'Chevron after each',
    'Title of this page',
  ],
  dos: [
    'Use the titles of those pages.',
    'Put it right above the page’s own heading.',
    'Keep to the order of the site, however someone got here.',
  ],
  donts: [
    'Show it on a page right below the start.',
    'Use it for what was visited before: the browser’s back does that.',
    'Leave out the heading of the page because its title is here.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next link' },
    { keys: 'Enter', does: 'opens that page' },
  ],
  accessibility:
    'A `nav` of its own name with an ordered list of plain links; the last entry is this page, marked by `aria-current="page"`. Long titles end in dots to the eye alone. On phones only the link to the page above is shown and read.',
}
