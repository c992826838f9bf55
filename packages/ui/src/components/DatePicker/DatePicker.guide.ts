import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['calendar', 'date input'],
  status: 'beta',
  since: '0.1.0',
  use: 'Takes a day that has to be looked up: the start of a bootcamp, a deadline. It can be typed, or chosen in a calendar that opens under the field.',
  instead: [
    { component: 'DateField', when: 'people know the day by heart, such as a birthday' },
    { component: 'Select', when: 'only a few days are possible' },
    { component: 'RadioGroup', when: 'there are up to five dates to compare' },
  ],
  anatomy: [
    'Label',
    'Day, month and year',
    'Button that opens the calendar',
    'Calendar: month, arrows, days',
    'Error (optional)',
    'Hint (optional)',
  ],
  dos: [
    'Give `min` and `max`, so that days outside are struck out.',
    'Say in the hint why days are not free.',
    'Check in the form too: a day can be typed.',
  ],
  donts: [
    'Use it for a day long ago: nobody pages through years.',
    'Use two of them for a range without saying which is the first day.',
    'Expect a time of day.',
  ],
  keyboard: [
    { keys: 'Digits, Arrow Up, Arrow Down', does: 'change the part in focus' },
    { keys: 'Alt+Arrow Down', does: 'opens the calendar' },
    { keys: 'Arrow keys', does: 'in the calendar, go from day to day' },
    { keys: 'Home, End', does: 'in the calendar, go to the first or last day of the month' },
    {
      keys: 'Page Up, Page Down',
      does: 'go to the month before or after; with Shift, to the year',
    },
    { keys: 'Enter', does: 'takes the day and closes' },
    { keys: 'Escape', does: 'closes and gives the focus back' },
  ],
  accessibility:
    'A group named by its label, with a `spinbutton` for each part and a button that opens a dialog. The calendar is a grid; each day is named in full, with "Today" and "selected". Days that cannot be chosen stay readable. A form gets the day as "YYYY-MM-DD" under `name`.',
}
