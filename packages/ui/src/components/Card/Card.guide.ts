import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  synonyms: ['panel', 'tile', 'surface', 'box'],
  status: 'stable',
  since: '0.1.0',
  use: 'Groups what belongs together on a surface of its own. It has no title and no space between its children: put a `Heading` and a `Stack` inside.',
  instead: [
    { component: 'ContentCard', when: 'it is a course or lab in a catalogue' },
    { component: 'BootcampCard', when: 'it is a bootcamp among several' },
    { component: 'SettingsSection', when: 'it contains settings under a title' },
    { component: 'FeatureCards', when: 'it names several things that speak for an offer' },
    { component: 'Alert', when: 'it is a message with a tone' },
  ],
  anatomy: ['Surface with rounded corners', 'What you put inside'],
  dos: [
    'Use `sunken` for a part inside another card, so that never two raised edges touch.',
    'Use `padding="none"` for what reaches the edges, such as a picture: it takes the rounding.',
    'Use `height="full"` in a `Grid`, so that the cards of a row end together.',
    'Render a `section` with `aria-labelledby` if the card is a part of the page that people may look for.',
  ],
  donts: [
    'Put a card around everything; text that follows its heading needs none.',
    'Nest more than one level.',
    'Make it look pressable: it does not lift under the pointer, and it is no link.',
  ],
  keyboard: [],
  accessibility:
    'A plain `div` without meaning, unless `as` says otherwise. A `section` is a landmark only with a name: give `aria-labelledby` with the id of its heading, or `aria-label`. On a `div` a name is of no use.',
}
