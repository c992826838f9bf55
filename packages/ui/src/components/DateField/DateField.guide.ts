import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['date input', 'birthday'],
  status: 'beta',
  since: '0.1.0',
  use: 'Takes a day that people know by heart: a birthday, the day of a document. Day, month and year are typed one after another, in the order of the language.',
  instead: [
    { component: 'DatePicker', when: 'the day has to be looked up, such as the next Saturday' },
    { component: 'TextField', when: 'it is only a year' },
    { component: 'Select', when: 'only a few days are possible' },
  ],
  anatomy: ['Label', 'Day, month and year', 'Error (optional)', 'Hint (optional)'],
  dos: [
    'Say in the hint which days are right, before someone types another one.',
    'Check the limits in the form and say in the error what to do.',
    'Keep days as "YYYY-MM-DD" on the way to the server: they have no time zone.',
  ],
  donts: [
    'Use it for a moment in time: a day in one place is another day elsewhere.',
    'Ask for a day where a month would do.',
    'Write the order into a placeholder: the field shows it.',
  ],
  keyboard: [
    { keys: 'Digits', does: 'fill the part, and go on to the next one when it is full' },
    { keys: 'Arrow Up, Arrow Down', does: 'takes the next or the last value of the part' },
    { keys: 'Arrow Left, Arrow Right', does: 'goes to the part beside it' },
    { keys: 'Backspace', does: 'empties the part' },
    { keys: 'Tab', does: 'goes to the next part, then on' },
  ],
  accessibility:
    'A group named by its label, with a `spinbutton` for each part, named "day, Date of birth" and so on; error and hint describe each. On phones each part opens the keyboard of digits. A form gets the day as "YYYY-MM-DD" under `name`. The `ref` has `focus`, which goes to the first part.',
}
