import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lets a person read and change what is known about them; the e-mail address is shown, never changed. The caller holds the values, so that they can outlive a reload, and knows what is kept.',
  instead: [
    { component: 'PasswordForm', when: 'the password is changed' },
    { component: 'AuthCard', when: 'someone signs up or in' },
  ],
  anatomy: [
    'Why it failed, if that is not about a field',
    'First and last name',
    'Email Address, read-only',
    'Gender',
    'Phone Number and LinkedIn Profile, with hints',
    'Update Profile',
    'Discard Changes and "Not saved yet", while something differs',
  ],
  dos: [
    'Let it be sent at any time; if nothing differs, say so and do not call the server.',
    'Make a new `errors` object for each try, and only then: it moves the focus.',
    'Keep what was typed after a failure.',
    'Set `hasChanges` by comparing with what is kept, so that typing a letter and taking it back counts as none.',
  ],
  donts: [
    'Discard anything unless the person says so.',
    'Check fields while they are being typed in.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the fields and the buttons' },
    { keys: 'Enter', does: 'sends, from a text field' },
    { keys: 'Arrow Up, Arrow Down', does: 'chooses in Gender, the browser’s own picker' },
  ],
  accessibility:
    'Each field says what a browser may fill in, and is described by its hint and error. A new `errors` object takes the focus to the first wrong field; an `error` that is not about a field interrupts as an alert. The e-mail address can be focused, read and copied. "Not saved yet" is plain text and not read out when it appears.',
}
