import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  use: 'Shows who and what can get into an account: the devices that are signed in, or its passkeys. Each line says in plain words what it is and when it was used, so that an owner notices the one that is not theirs, and ends it there.',
  instead: [
    { component: 'SettingRow', when: 'it is one thing to set, with a sentence on it' },
    { component: 'FactList', when: 'they are facts that no one ends' },
  ],
  anatomy: [
    'Picture of a computer, a phone or a key',
    'Title',
    'Mark, on the one in use',
    'When it was made and last used',
    'Button that ends it',
  ],
  dos: [
    'Put the last used first.',
    'Give the mark to the device that is looking at the list, and no button: signing out does that.',
    'Put what is ended into the name of each button, hidden from sight: a list of buttons named "End" says nothing.',
  ],
  donts: [
    'Show addresses or versions that only experts can read.',
    'Use it for things without an end.',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from button to button' }],
  accessibility:
    'A list named by `label`. The picture is silent, as the words say the same. After an end, move focus to something that stays.',
}
