import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['input', 'text input', 'email'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes one line of text: a name, an address, a number to be typed. Label, hint and error are wired to the box.',
  instead: [
    { component: 'PasswordField', when: 'it is a password' },
    { component: 'OneTimeCodeField', when: 'it is a code from a mail' },
    { component: 'TextArea', when: 'there may be several lines' },
    { component: 'Select', when: 'it is one of a known list' },
  ],
  anatomy: [
    'Label, with a mark if required',
    'Fixed start in the box, if there is one',
    'Box',
    'Error, if something is wrong',
    'Hint, if help is needed',
  ],
  dos: [
    'Choose `type` and `autoComplete`, so that phones bring the right keyboard and browsers fill it in.',
    'Put it into a form with `noValidate`, say errors by `error` and focus the first wrong field; or leave the check to the browser with `validationBehavior`.',
    'Say in the error how to put it right: "Format should be: CSN-xxxxx".',
    'Use `isReadOnly` rather than `isDisabled` for what people may want to read and copy.',
  ],
  donts: [
    'Leave out the label because a placeholder is there.',
    'Show an error while someone is still typing the first time.',
    'Use `autoFocus` on a page; it is for the first field of a dialog.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it, also when it is read-only' },
    { keys: 'Enter', does: 'sends the form around it' },
  ],
  accessibility:
    'A native `<input>` named by the bare `label`; the mark of a required field is for the eye, `aria-required` for the ear. Prefix, error and hint describe it in that order, and an error is read out politely as it appears. What was typed before scripts load stays, and is told to `onChange` where the caller holds `value`.',
}
