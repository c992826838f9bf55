import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['autocomplete', 'typeahead', 'searchable select', 'suggestions'],
  status: 'beta',
  since: '0.1.0',
  use: 'Chooses one of a long list by typing a part of its name: a country, a course, a person. The list may come from a server while words are typed.',
  instead: [
    { component: 'Select', when: 'there are fewer than about ten entries' },
    { component: 'MultiSelect', when: 'several may be chosen' },
    { component: 'SearchField', when: 'words are searched for, and the results are on the page' },
    { component: 'Menu', when: 'entries are actions or links' },
  ],
  anatomy: [
    'Label',
    'Words, a spinner while choices are on their way, and an arrow',
    'List of the choices that fit',
    'Error (optional)',
    'Hint (optional)',
  ],
  dos: [
    'Give `onSearch` if the list is long or is on a server, and wait a moment before you ask for each letter.',
    'Say in `empty` what can be done, if nothing fits.',
    'Tell entries of the same name apart by a `description`.',
  ],
  donts: [
    'Accept words that are no entry: they are put back when the field is left.',
    'Use it for two or three options: `RadioGroup` shows them all.',
    'Let a choice load another page.',
  ],
  keyboard: [
    { keys: 'Letters', does: 'open the list and narrow it down' },
    { keys: 'Arrow Down, Arrow Up', does: 'open the list, and go through it' },
    { keys: 'Enter', does: 'takes the entry' },
    {
      keys: 'Escape',
      does: 'closes the list, and puts back the entry that was chosen or clears the words',
    },
    { keys: 'Tab', does: 'takes the entry and goes on' },
  ],
  accessibility:
    'A `combobox` with a `listbox`; the focus stays in the field, and the entry in question is named by `aria-activedescendant`. The number of entries is announced as the list changes. Loading, nothing found and failure are in the list itself. Error and hint describe the field. A form gets the value of the entry under `name`.',
}
