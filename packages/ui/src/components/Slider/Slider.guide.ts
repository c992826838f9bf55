import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['range', 'volume'],
  status: 'beta',
  since: '0.1.0',
  use: 'Chooses a value between two ends by feel, such as a duration or a volume, and shows at once what it is.',
  instead: [
    {
      component: 'NumberField',
      when: 'the exact number counts, or there are more than about fifty steps',
    },
    { component: 'SegmentedChoice', when: 'there are two to four named values' },
    { component: 'ProgressBar', when: 'it shows how far something has come' },
  ],
  anatomy: [
    'Label',
    'Value in words',
    'Track, filled up to the thumb',
    'Thumb',
    'Error (optional)',
    'Hint (optional)',
  ],
  dos: [
    'Give `format` a unit: "2 h" and not "120".',
    'Choose a `step` that leaves five to fifty places.',
    'Show beside it what the value means, such as a price.',
  ],
  donts: [
    'Ask for an exact number by it.',
    'Send something with each step: wait until it rests.',
    'Leave it shorter than about 200 px: a finger covers it.',
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'moves it by a step' },
    { keys: 'Page Up, Page Down', does: 'moves it by about a tenth' },
    { keys: 'Home, End', does: 'moves it to either end' },
  ],
  accessibility:
    'A native range input named by its label; `format` is its value in words, so a screen reader says "2 h". Error and hint describe it. The value beside the label is for the eye: it is not announced a second time.',
}
