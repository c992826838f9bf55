import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['paragraph', 'typography', 'body'],
  status: 'stable',
  since: '0.1.0',
  use: 'Sets running text in one of five sizes, with tone, weight and family. Most text of the product is 16, small print 14.',
  instead: [
    { component: 'Heading', when: 'it names a page, a section or a card' },
    { component: 'RichText', when: 'it is HTML that authors wrote' },
    { component: 'Chip', when: 'it is a word about a thing, such as its level' },
    { component: 'Link', when: 'it leads somewhere' },
  ],
  anatomy: ['One paragraph, or another element by the prop "as"'],
  dos: [
    'Give paragraphs of more than two lines `measure="reading"`: about 66 characters a line.',
    'Use `muted` for a second voice and `subtle` for a third; the main text stays as it is.',
    'Set IDs, durations and times in `family="mono"`: digits have one width.',
  ],
  donts: [
    'Make a title of it by size and weight; it would be missing from the outline.',
    'Let `critical` or `success` alone tell that something failed or went well; the words have to.',
    'Use size 12 for whole sentences.',
  ],
  keyboard: [],
  accessibility:
    'A paragraph unless `as` says otherwise; the look has no meaning for assistive technology, so `strong` weight is not read out. All tones have at least 4.5:1 on page surfaces, and sizes grow with the reader’s setting. Give an `id` where it describes or names something else.',
}
