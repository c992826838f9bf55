import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  synonyms: ['clipboard', 'copy to clipboard'],
  status: 'stable',
  since: '0.1.0',
  use: 'Puts a text on the clipboard and says so on its own face for two seconds, or says that it failed.',
  instead: [
    { component: 'Button', when: 'pressing it does something else' },
    { component: 'ShareCard', when: 'a public page can be passed on in several ways' },
  ],
  anatomy: ['Icon: two sheets, then a tick or a cross', 'Label, then "Copied" or "Copy failed"'],
  dos: [
    'Show the value beside it if people may want to read or select it, above all when copying fails.',
    'Name what is copied in `what` if several are together: "password", "user name".',
    'Let `onCopy` reject when the clipboard refuses; the button says the rest.',
  ],
  donts: [
    'Add a toast about the same copy: the button has said it.',
    'Write long outcomes: the button is always as wide as its longest label.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'copies; focus stays on the button' }],
  accessibility:
    'A native button. Its name is the label and `what`; while the outcome shows, the name changes with it, and a status beside the button reads it out.',
}
