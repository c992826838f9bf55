import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['multiple choice', 'check list'],
  status: 'stable',
  since: '0.1.0',
  use: 'Lets people choose any number of options, such as a filter. The caller holds the ticked values and gets them in the order of the options.',
  instead: [
    { component: 'RadioGroup', when: 'exactly one option is wanted' },
    { component: 'Checkbox', when: 'there is a single statement' },
    { component: 'Select', when: 'one of many is wanted and there is little room' },
  ],
  anatomy: [
    'Question, with a mark if required',
    'A row each: box, option, second line if needed',
    'Error, if there is one',
    'Hint, if there is one',
  ],
  dos: [
    'Keep the question to a word or two in filters: "Level", "Domain".',
    'List options in an order that people expect, and leave it as it is when some are ticked.',
    'Say in the hint how many are wanted, such as "Choose at least one."; a mark alone does not say it.',
  ],
  donts: [
    'Offer more than about eight options on a page without a sheet or panel that scrolls.',
    'Add an option "All": none ticked means no filter.',
    'Disable an option without a second line that says why.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from box to box' },
    { keys: 'Space', does: 'ticks the box, or takes the tick away' },
  ],
  accessibility:
    'A fieldset: its legend is read before the options; that it is required, the error and the hint are its description. With `error` every box is marked invalid and described by the error too, which is read out when it appears. Ticks made before scripts load are reported by `onChange` as soon as they do.',
}
