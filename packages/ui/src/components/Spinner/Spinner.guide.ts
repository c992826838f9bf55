import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['loading', 'loader', 'activity indicator', 'busy'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a short wait of unknown length for one small thing: a button’s answer, a picture, a menu on its way. It takes the color of the text around it.',
  instead: [
    { component: 'Skeleton', when: 'a card, a list or a page is on its way' },
    { component: 'ProgressBar', when: 'it is known how much is done' },
    { component: 'StatusBanner', when: 'the work goes on for minutes' },
  ],
  anatomy: ['A ring with a gap, which turns'],
  dos: [
    'Use `isPending` of a `Button` rather than a spinner in its label.',
    'Choose `small` (18 px) in a line of text or a control, `large` (40 px) alone in a place of its own.',
    'Leave `label` out if a text beside it says what is awaited.',
  ],
  donts: [
    'Show more than one in a view; several waits are one `Skeleton` each.',
    'Cover a page with it.',
  ],
  keyboard: [],
  accessibility:
    'With `label` an image of that name, without it hidden from assistive technology. It is no live region and is not read out when it appears: announce the wait beside it, in a `status`, if people have to know. Under reduced motion it does not turn, and fades in and out.',
}
