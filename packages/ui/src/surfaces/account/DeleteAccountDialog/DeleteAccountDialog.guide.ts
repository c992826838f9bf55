import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Asks the last question before an account goes. It says what is lost, asks for the password, as the screen may have been left to someone else, and leaves certificates and badges as they are unless told otherwise.',
  instead: [
    { component: 'ConfirmDialog', when: 'something else is deleted and no field is needed' },
    { component: 'PasswordForm', when: 'the password is to be changed' },
  ],
  anatomy: [
    'Title and cross',
    'What is lost',
    'Why it failed, if it did',
    'Password',
    'Also delete my certificates and badges, not ticked at first',
    'Cancel and Delete My Account',
  ],
  dos: [
    'Open it from a button that says what it is about, in the settings of the account.',
    'Put a wrong password into `errors`, as a new object for each try: that takes the focus to the field.',
    'Put every other failure into `error`; the dialog stays, and so does what was typed.',
    'Say in your own words when the password is missing: the field shows what `errors` holds.',
  ],
  donts: [
    'Open it from a menu of harmless things.',
    'Keep it mounted after it was closed: the password would still be in it.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'in the password, sends' },
    { keys: 'Space', does: 'on the checkbox, ticks it' },
    { keys: 'Tab', does: 'goes through what is inside and stays there' },
    { keys: 'Escape', does: 'leaves, unless the account is being deleted' },
  ],
  accessibility:
    'A dialog named "Delete my account". Focus starts on the dialog, is kept inside and goes back to what opened it; a press outside does nothing. `error` is read out at once, the error of the password with its field. While `isPending` the button keeps its focus and is `aria-busy`, and the cross and Escape do nothing.',
}
