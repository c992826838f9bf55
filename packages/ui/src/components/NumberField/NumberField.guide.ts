import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['number input', 'spinner', 'stepper input', 'quantity', 'spinbutton'],
  status: 'beta',
  since: '0.1.0',
  use: 'Takes a number, typed as the language writes it or changed by steps: seats, credits, a price. It refuses letters, and keeps within its limits when it is left.',
  instead: [
    { component: 'Slider', when: 'a rough value between two ends will do' },
    { component: 'TextField', when: 'the digits are no number: a phone number, a year, an ID' },
    { component: 'OneTimeCodeField', when: 'it is a code from a message' },
    { component: 'Select', when: 'only a few values are possible' },
  ],
  anatomy: [
    'Label',
    'Number, with its unit',
    'Minus',
    'Plus',
    'Error (optional)',
    'Hint (optional)',
  ],
  dos: [
    'Say the limits in the hint, before anyone runs into them.',
    'Give the unit by `format`, so that it is written as the language does.',
    'Choose a `step` that people would count in: 5 minutes, 10 credits.',
  ],
  donts: [
    'Offer it where people would rather choose from few values.',
    'Leave out limits that the server has.',
    'Use it for a number with leading zeros: they are lost.',
  ],
  keyboard: [
    { keys: 'Arrow Up, Arrow Down', does: 'adds or takes a step' },
    { keys: 'Page Up, Page Down', does: 'adds or takes a step, too' },
    { keys: 'Home, End', does: 'goes to the least or the greatest number, if there is one' },
    { keys: 'Enter', does: 'takes over what was typed' },
  ],
  accessibility:
    'A text input with the keyboard of numbers on phones, named by its label; error and hint describe it. Changes by steps are read out. Minus and plus are left out of the tab order, as the arrow keys do the same; they have the field’s name. A form gets the bare number, such as 1234.5.',
}
