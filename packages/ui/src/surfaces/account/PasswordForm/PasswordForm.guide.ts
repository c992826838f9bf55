import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Changes the password of someone who is signed in and knows the present one. It holds nothing itself: the caller keeps the values, and empties them once the server has taken them.',
  instead: [
    { component: 'AuthCard', when: 'the password was forgotten, or the person is not signed in' },
    { component: 'PasswordField', when: 'one password is asked for in another form' },
  ],
  anatomy: [
    'Why it failed, if that is not about a field',
    'Old Password',
    'New Password, with a hint',
    'Confirm New Password',
    'That other devices are signed out',
    'Update Password',
  ],
  dos: [
    'Compare the two new passwords before any call.',
    'Give a refusal that is about a field in `errors`, and anything else as `error`.',
    'Make a new `errors` object for each try, and only then: it moves the focus.',
    'Empty the values after success.',
  ],
  donts: [
    'Keep the values anywhere, not even for a reload.',
    'Show it in a dialog: it belongs on a page that password managers know.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the fields, the eye of each, and the button' },
    { keys: 'Enter', does: 'sends, from a field' },
  ],
  accessibility:
    'Each field is described by its hint and error; a new `errors` object takes the focus to the first wrong field, and an `error` interrupts as an alert. Each eye is named by its field. The hidden user name is for password managers: without it they may change the wrong entry. While `isPending` the button keeps its focus and nothing is sent twice.',
}
