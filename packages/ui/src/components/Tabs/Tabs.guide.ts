import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  synonyms: ['tab panel', 'sections'],
  status: 'stable',
  since: '0.1.0',
  use: 'Divides one page into parts of equal weight, one in front at a time. The line of tabs scrolls sideways if there is no room; a chosen tab comes into sight.',
  instead: [
    { component: 'LinkTabs', when: 'each tab is a page with an address of its own' },
    { component: 'Disclosure', when: 'people may want several parts open, or few will open any' },
    { component: 'SegmentedChoice', when: 'a value is chosen, such as a theme' },
  ],
  anatomy: ['Line of tabs', 'Mark under the tab in front', 'Panel of that tab'],
  dos: [
    'Keep labels to one or two words; a count goes into brackets: "Active (2)".',
    'Offer two to six tabs, the most wanted first.',
    'Hold `selectedId` yourself if another part of the page has to bring a tab to the front.',
  ],
  donts: [
    'Hide what everyone has to read behind the second tab.',
    'Put tabs into tabs.',
    'Divide a form among them: an error could be where no one sees it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the tab in front, then on into its panel' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'shows the tab beside it, and from the last goes on at the first',
    },
    { keys: 'Home, End', does: 'shows the first or the last tab' },
  ],
  accessibility:
    'A `tablist` named by `label`, with tabs and panels named by their tabs; disabled tabs are passed over. A panel in which nothing takes focus can be focused itself. Panels out of turn stay in the page, hidden and `inert`; without scripts all of them are shown one under another, but only the first can be used.',
}
