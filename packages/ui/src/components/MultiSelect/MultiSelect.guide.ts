import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['multiple select', 'tags input', 'tokens', 'chips input'],
  status: 'beta',
  since: '0.1.0',
  use: 'Chooses several of a long list by typing. What is chosen is under the field as chips, which can be taken away again.',
  instead: [
    { component: 'CheckboxGroup', when: 'there are fewer than about eight options' },
    { component: 'Combobox', when: 'one may be chosen' },
    { component: 'Table', when: 'rows are chosen for something to be done with them' },
  ],
  anatomy: [
    'Label',
    'Words, a spinner while choices are on their way, and an arrow',
    'List, with a tick at what is chosen',
    'Chips of what is chosen, each with a cross',
    'Error (optional)',
    'Hint (optional)',
  ],
  dos: [
    'Keep names short: each becomes a chip.',
    'Say in the hint how many may be chosen.',
    'Keep chosen entries in `options` while a search replaces the others, so that chips keep their names.',
  ],
  donts: [
    'Use it for a few options that fit on the page.',
    'Let it take words that are no entry.',
    'Put the order of the chips to use: people cannot change it.',
  ],
  keyboard: [
    { keys: 'Letters', does: 'open the list and narrow it down' },
    { keys: 'Arrow Down, Arrow Up', does: 'open the list, and go through it' },
    { keys: 'Enter', does: 'takes the entry, or takes it away again' },
    { keys: 'Backspace', does: 'in the empty field, takes the last chip away' },
    { keys: 'Tab', does: 'goes to the chips; arrow keys go through them' },
    { keys: 'Delete', does: 'takes the chip in focus away' },
  ],
  accessibility:
    'A `combobox` with a `listbox` in which several may be chosen, and a grid of chips named after the field. Each cross is named "Remove" with its chip. Error and hint describe the field. A form gets each value under `name`, and nothing if none is chosen.',
}
