import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['title', 'h1', 'h2'],
  status: 'stable',
  since: '0.1.0',
  use: 'The title of a page, a section or a card, in the display face. `level` says where it is in the outline, `size` how loud it is; neither follows from the other.',
  instead: [
    { component: 'Text', when: 'nothing is below it that it is the title of' },
    { component: 'PageHero', when: 'it opens a page on the dark ground: the title is in it' },
    { component: 'RichText', when: 'it is part of what authors wrote' },
  ],
  anatomy: ['The words, in lines of even length'],
  dos: [
    'Give each page one heading of level 1, and go down one level at a time.',
    'Take 48 or 38 for the title of a page, 30 for that of a lesson or of signing in, 24 for sections, 18 or 20 for cards.',
    'Keep it to a line or two: the three largest sizes take only one step less on narrow windows.',
  ],
  donts: [
    'Choose a level for its looks, or skip one.',
    'Put a link or a button into it; set these beside it with an `Inline`.',
    'End it with a full stop, unless it is a sentence of the specification.',
  ],
  keyboard: [],
  accessibility:
    'A native heading from `h1` to `h6`, by which people go through a page. Give it an `id` and point `aria-labelledby` of a section to it, if that section should be a region.',
}
