import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['progress bar of a lab', 'sticky bar'],
  status: 'beta',
  since: '0.1.0',
  use: 'Says on phones how many checks of a lab are solved while somebody reads on past the mission’s panel, and leads back to it.',
  instead: [{ component: 'MissionPanel', when: 'the checks themselves are to be seen' }],
  anatomy: ['A line as long as the share of what is solved', 'The count', 'An arrow to the panel'],
  dos: [
    'Put it after the content, as a child of what holds the whole page: it stays at the lower edge until the page’s end.',
    'Give it the `id` of the panel, or of what holds it, and that element `tabIndex={-1}`, so that the focus goes along.',
  ],
  donts: [
    'Show it without a panel on the page.',
    'Put another bar at the lower edge without space for this one.',
  ],
  keyboard: [{ keys: 'Enter', does: 'goes to the panel' }],
  accessibility:
    'A link with the count in words. It reads nothing out by itself: the panel does. What takes the focus is scrolled to above it, and notifications are above it. It is 48 px high, with the room that the phone’s own bar needs.',
}
