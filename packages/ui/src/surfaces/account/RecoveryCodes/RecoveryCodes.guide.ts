import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['backup codes', 'two factor'],
  status: 'stable',
  since: '0.1.0',
  use: 'Hands over the recovery codes of an account, once, inside a dialog: after an authenticator app was set up, or when new codes were asked for. Each code replaces the app one time.',
  instead: [
    { component: 'CopyButton', when: 'one value is to be copied, and can be had again' },
    { component: 'LabAccessCard', when: 'it is what opens a lab' },
  ],
  anatomy: [
    'What the codes are for, and that they are shown once',
    'Codes in two columns, in one on phones',
    'Copy codes and Download as text',
    'I saved them',
    'Warning, for a learner who closes without that',
    'Done, off until the box is ticked',
  ],
  dos: [
    'Set `isLeaving` when the cross or Escape is pressed first, and leave the dialog open.',
    'Give the codes in groups, such as "0123-4567-89AB-CDEF": they are written down and typed.',
    'Ask for the password before making new codes, and say that the earlier ones end.',
  ],
  donts: [
    'Keep the codes anywhere in the browser, or show them a second time.',
    'Close by a press outside: the codes would be lost.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from Copy codes to Download as text, the box and Done' },
    { keys: 'Space', does: 'on the box, ticks it' },
  ],
  accessibility:
    'Focus starts on the sentence that says what the codes are for; the list after it is named. The warning interrupts as an alert and has its own button, so that nobody is kept in.',
}
