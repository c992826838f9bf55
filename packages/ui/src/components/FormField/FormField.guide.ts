import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['label', 'input wrapper', 'field', 'validation', 'error message'],
  status: 'stable',
  since: '0.1.0',
  use: 'The frame that all fields share: label, box, hint and error, tied to the control by ids. Take it to make a field that is not there yet, such as one for a date.',
  instead: [
    { component: 'TextField', when: 'it is one line of text' },
    { component: 'TextArea', when: 'it is several lines' },
    { component: 'PasswordField', when: 'it is a password' },
    { component: 'Select', when: 'it is one of a list' },
    { component: 'OneTimeCodeField', when: 'it is a numeric code from a message' },
    { component: 'CheckboxGroup', when: 'there are several boxes under one question' },
  ],
  anatomy: [
    'Label, with a mark if required',
    'Fixed text before the control (optional)',
    'The control',
    'Error (optional)',
    'Hint (optional)',
    'Note, such as a counter (optional)',
  ],
  dos: [
    'Spread all attributes that the function gets onto the control: id, name, state and description.',
    'Use a native input, textarea or select: the frame draws focus, hover and error from their states.',
    'Keep the label to one to three words, and put format and limits into the hint.',
    'Let the error say how to fix it, such as "Choose a day in the future".',
  ],
  donts: [
    'Put two controls into one frame: the label belongs to one.',
    'Use a placeholder for the label or for the only hint: it goes when someone types.',
    'Give the control an edge or a focus ring of its own: the box has both.',
  ],
  keyboard: [],
  accessibility:
    'The label is a native `label` whose words alone are the name; the asterisk is hidden, as `aria-required` says it. Prefix, error and hint are the description, in this order. The place of the error is a polite live region from the start, so that an error which comes later is read out. Checking is the form’s work.',
}
