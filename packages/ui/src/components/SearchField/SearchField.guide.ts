import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['search box', 'search input', 'filter'],
  status: 'beta',
  since: '0.1.0',
  use: 'Takes words to find something by: while they are typed, or with Enter. A cross clears them.',
  instead: [
    { component: 'TextField', when: 'the words are kept, not searched for' },
    { component: 'Select', when: 'there are few entries and all are known' },
    { component: 'FilterPanel', when: 'the catalogue is narrowed by level, domain and type' },
  ],
  anatomy: [
    'Label',
    'Glass, or a spinner while results are on their way',
    'Words',
    'Cross that clears them',
  ],
  dos: [
    'Say in the label what is found: "Find a course".',
    'Say the number of results in a status of the page.',
    'Hide the label only if the place says what is searched, as in a header.',
  ],
  donts: [
    'Search with each letter if a response takes more than a moment: wait for Enter.',
    'Leave out a word for "nothing found".',
    'Use the placeholder for the label.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'searches' },
    { keys: 'Escape', does: 'clears the words; without any it is for what is around' },
    { keys: 'Tab', does: 'goes to the cross' },
  ],
  accessibility:
    'A native search input named by its label. The cross is a button named "Clear search" and gives the focus back to the field. While results are on their way the field has `aria-busy`. Results are the caller’s to announce.',
}
