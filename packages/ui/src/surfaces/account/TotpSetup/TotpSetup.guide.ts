import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['authenticator', 'two factor', 'qr code', 'mfa', '2fa'],
  status: 'stable',
  since: '0.1.0',
  use: 'Sets up an authenticator app as a second factor, inside a dialog that has asked for the password. The key comes to the app as a picture to scan, as text to type or copy, or by a link for an app on the same device; the first code proves that it has arrived.',
  instead: [
    { component: 'OneTimeCodeField', when: 'only a code is asked for, as at each sign-in' },
    { component: 'RecoveryCodes', when: 'the app is set up, and the codes for a lost one follow' },
  ],
  anatomy: [
    'What to do',
    'QR code, dark on white in every theme, with a quiet zone',
    'Key in groups of four, with a button that copies it',
    'Link that opens an app on this device',
    'Why it failed, if it did',
    'Code, and Turn On',
  ],
  dos: [
    'Draw the QR code from `qr.path` of your own server: no other site may see the key.',
    'Turn nothing on before a code has come: a key that never arrived would lock its owner out.',
    'Put a wrong code into `errors`, as a new object for each try: that takes the focus to the field.',
  ],
  donts: [
    'Show the key again later: set the app up again instead.',
    'Keep the key or the code anywhere in the browser.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from the copy button to the link, the code and Turn On' },
    { keys: 'Enter', does: 'in the code, sends' },
  ],
  accessibility:
    'Focus starts on the first sentence. The picture is an image named by what it is; the key beside it says the same as text. The error of the code is said with its field, any other interrupts as an alert. While `isPending` the button keeps its focus and is `aria-busy`.',
}
