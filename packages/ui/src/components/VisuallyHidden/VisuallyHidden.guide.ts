import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  synonyms: ['screen reader only', 'sr-only'],
  status: 'stable',
  since: '0.1.0',
  use: 'Holds words for screen readers alone: the rest of a name, such as "(opens in a new tab)", or a live region. What everyone needs to know is better shown.',
  instead: [
    { component: 'Text', when: 'it helps people who see the page too' },
    { component: 'SkipLink', when: 'it should come into sight with the focus' },
  ],
  anatomy: ['Text of no visible size'],
  dos: [
    'Complete short names that repeat: "View" and the hidden title of the lab.',
    'Keep a `status` on the page from the start, empty, and change its text; one that appears together with its words is often not read out.',
    'Begin the hidden words with a space, so that they do not stick to the visible ones.',
  ],
  donts: [
    'Put links, buttons or fields into it: the focus would be nowhere to be seen.',
    'Hide instructions in it that explain an unclear page.',
    'Use `alert` for anything but an error that cannot wait.',
  ],
  keyboard: [],
  accessibility:
    'A `<span>` clipped to one pixel: it is part of the names and the text around it. `role="status"` is read out politely when its text changes, `role="alert"` at once. The same words again are not read out: empty it in between.',
}
