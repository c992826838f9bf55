import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['otp', 'pin', 'verification code', 'two factor', 'pin input'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes a short number that was sent by mail or message: to reset a password, to confirm an address, as a second factor. It is one box, so that pasting, correcting and dictating work as in any field.',
  instead: [
    {
      component: 'TextField',
      when: 'the code has letters, such as an invitation (in its mono family)',
    },
    { component: 'PasswordField', when: 'it is a secret that the person has chosen' },
  ],
  anatomy: ['Label, with a mark if required', 'Box with wide-set digits', 'Error, if any', 'Hint'],
  dos: [
    'Say in the hint where the code comes from and how long it is.',
    'Leave sending to a button: a wrong digit costs a try.',
    'Offer a new code beside the field, and say that only the newest one works.',
    'Say in the error what is wrong, such as that the code has 8 digits.',
  ],
  donts: [
    'Split it into one box for each digit.',
    'Complain about spaces, dashes or words around the digits: they are dropped.',
    'Send the form automatically at the last digit.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the field' },
    { keys: 'Enter', does: 'sends the form around it' },
  ],
  accessibility:
    'A native text field, named by its label and described by error and hint. Phones show number keys and offer the code from the message. The error is read out politely when it appears, and marks the field as invalid; putting the focus there is the form’s work. The length is not announced: the hint has to say it.',
}
