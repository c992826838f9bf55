import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['toggle', 'on off'],
  status: 'beta',
  since: '0.1.0',
  use: 'Turns one setting on or off, and that counts at once: there is no button to save it.',
  instead: [
    { component: 'Checkbox', when: 'it is a statement that is sent with a form' },
    { component: 'SegmentedChoice', when: 'there are two to four named answers' },
    { component: 'Button', when: 'it does something once' },
  ],
  anatomy: [
    'Track with its thumb',
    'Label',
    'Spinner while the change is on its way',
    'Hint',
    'Error',
  ],
  dos: [
    'Name what is on: "Weekly summary", not "Do you want a summary?".',
    'Set `isPending` while it is saved, and put it back with an `error` if that fails.',
    'Hide the label only in a `SettingRow` whose title says the same.',
  ],
  donts: [
    'Write "on" or "off" into the label.',
    'Use it in a form that has a button to send it.',
    'Let it open a dialog or lead to another page.',
  ],
  keyboard: [
    { keys: 'Space', does: 'turns it on or off' },
    { keys: 'Tab', does: 'goes on; while it is pending the focus stays where it is' },
  ],
  accessibility:
    'A native checkbox with the role `switch`, named by its label and described by error and hint; the whole row is the target. While it is pending it has `aria-busy` and keeps its state. The error is read out politely when it appears.',
}
