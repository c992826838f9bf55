import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['segmented control', 'button group', 'toggle group'],
  status: 'stable',
  since: '0.1.0',
  use: 'Chooses one of two to four short options that are side by side and count at once: a theme, a unit, a way of sorting.',
  instead: [
    { component: 'RadioGroup', when: 'options need a second line or are sent with a form' },
    { component: 'Select', when: 'there are more than four options' },
    { component: 'Tabs', when: 'each option shows another part of the page' },
  ],
  anatomy: [
    'Label, unless a text beside it says the same',
    'Track with the options',
    'Icon before a label, optional',
    'Edge and lighter ground on the chosen one',
  ],
  dos: [
    'Keep each option to a word or two, so that all fit on one line.',
    'Give all of them an icon or none.',
    'Have one chosen from the start.',
    'Use `isLabelHidden` in a SettingRow, whose title is the name.',
  ],
  donts: [
    'Put an icon in place of the words.',
    'Use it for what is slow or cannot be undone: each arrow press chooses.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the chosen option' },
    { keys: 'Arrow keys', does: 'choose the next or previous option, at once' },
  ],
  accessibility:
    'Native radio buttons in a group with the role `radiogroup`, named by `label`, also if that is hidden. Each group on the page needs its own `name`. Icons are not hidden for you: give them `aria-hidden`. What a choice brings about is not announced; each option is 44 px high to the touch.',
}
