import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['password input', 'show password', 'secret'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes a password, hidden unless the person wants to see it. It says when Caps Lock is on, and hides the password again when the form is sent.',
  instead: [
    { component: 'TextField', when: 'the text is no secret' },
    { component: 'OneTimeCodeField', when: 'it is a numeric code that was sent' },
    { component: 'PasswordForm', when: 'a signed-in person changes their password' },
  ],
  anatomy: [
    'Label, with a mark if required',
    'Box',
    'Eye that shows or hides the password',
    'Error, if any',
    'Hint, optional',
    'Caps Lock is on, while it is',
  ],
  dos: [
    'Say `new-password` if one is chosen, else `current-password`: password managers go by it.',
    'Write what a new password needs into the hint, before anyone tries.',
    'Put it in a form with a user name, if only a hidden one.',
  ],
  donts: ['Block pasting.', 'Use it for codes and other texts that people have to compare.'],
  keyboard: [
    { keys: 'Tab', does: 'reaches the field, then the eye' },
    { keys: 'Enter', does: 'sends the form, from the field' },
    {
      keys: 'Enter, Space',
      does: 'shows or hides the password, on the eye, which keeps the focus',
    },
  ],
  accessibility:
    'A native password field, named by its label and described by error and hint. The eye is a button named "Show password" or "Hide password" and the label of the field, such as "Show password: New Password"; a press with the pointer leaves focus and caret in the field. A polite status says whether the password is shown, and that Caps Lock is on. The error is read out when it appears.',
}
