import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['preference', 'settings item', 'list row'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows one thing to set or to do on a settings page: what it is at the start of the line, its control at the end. On narrow screens the control goes under the words.',
  instead: [
    { component: 'FormField', when: 'it is a field of a form, with a label and an error' },
    { component: 'FactList', when: 'there is nothing to set' },
    { component: 'Checkbox', when: 'a statement that is ticked says it all' },
  ],
  anatomy: [
    'Title',
    'A sentence about it, if the title does not say enough',
    'Control at the end of the line',
  ],
  dos: [
    'Put rows one right after another, so that the line between them is drawn.',
    'Say in the sentence what follows: "Your account goes, with all that belongs to it.".',
    'Keep to one control a row, a button or a `SegmentedChoice`.',
  ],
  donts: [
    'Put the rows into a `Stack`: they bring their own space.',
    'Repeat the title as a visible label of the control; hide that label by `isLabelHidden`.',
  ],
  keyboard: [],
  accessibility:
    'The title is text, no heading, and is not tied to the control. So the control needs a name that makes sense alone: "Download my data", or a hidden label with the words of the title. The sentence describes a `Switch` (`aria-describedby`). Keys are those of the control.',
}
