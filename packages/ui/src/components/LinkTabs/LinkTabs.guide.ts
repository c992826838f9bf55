import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  synonyms: ['tab navigation', 'sub navigation'],
  status: 'stable',
  since: '0.1.0',
  use: 'Switches between a few pages that belong together, each with an address of its own, such as the parts of My Learning. They can be bookmarked, and work before scripts load.',
  instead: [
    { component: 'Tabs', when: 'the parts are on one page and share its address' },
    { component: 'Link', when: 'the pages are not of one kind or not of equal weight' },
    { component: 'SegmentedChoice', when: 'a setting is chosen, not a place' },
  ],
  anatomy: [
    'Line of tabs that scrolls sideways on narrow screens',
    'Label of each, a word or two',
    'Mark under the current one',
  ],
  dos: [
    'Show the same tabs in the same order on each of the pages.',
    'Keep to two to five, with labels of one or two words.',
    'Place it right under the page’s title, above what it switches.',
  ],
  donts: ['Mix in a link that leaves the group.', 'Put a second line of tabs under it.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from one tab to the next' },
    { keys: 'Enter', does: 'goes to the page of the tab in focus' },
  ],
  accessibility:
    'A navigation named by `label`, with a list of links; no tab roles and no arrow keys, as each leads to a page. The link whose `href` equals `currentHref` letter for letter has `aria-current="page"`. After loading, the line scrolls until the current one is in sight.',
}
