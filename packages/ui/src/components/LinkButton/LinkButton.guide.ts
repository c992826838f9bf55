import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  synonyms: ['button link', 'call to action', 'anchor', 'download'],
  status: 'stable',
  since: '0.1.0',
  use: 'The main way onward: a link with the looks of a button, to a page or to a file to keep.',
  instead: [
    { component: 'Button', when: 'it does something on this page' },
    { component: 'Link', when: 'it is in running text or in a list of links' },
  ],
  anatomy: ['Icon before the label, if it helps', 'Label: where it leads or what comes next'],
  dos: [
    'Use one solid one in a group; soft, outline or plain for the others, as with Button.',
    'Name the way: "Continue Learning", "View Details", "Back to Home".',
    'Set `download` for files of this site, with a name that people find again.',
  ],
  donts: [
    'Use it for what changes data: a link may be fetched ahead, or opened twice.',
    'Look for a disabled state: if there is no way yet, leave it out and say why.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it' },
    { keys: 'Enter', does: 'follows it; Space does not' },
  ],
  accessibility:
    'A native link, called a link by screen readers, and named by its label. With `opensNewTab` the name ends in "(opens in a new tab)". It takes no `aria-label`: if several look alike, such as "Continue Learning" on each card, put the difference into the label as hidden words.',
}
