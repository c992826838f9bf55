import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the picture of a certificate or badge whole, on the dark ground, with a spinner while it loads and words if there is none.',
  instead: [
    { component: 'CredentialSection', when: 'it shows what a course will earn' },
    { component: 'Image', when: 'it is any other picture' },
    { component: 'Artwork', when: 'it is the drawn picture of a course or lab' },
  ],
  anatomy: [
    'Strip across the top, if revoked',
    'Dark ground with map lines',
    'Picture, or words that there is none',
    'Volt rule below, on a page',
  ],
  dos: [
    'Use `page` once, for the credential that the page is about; use `card` in lists.',
    'Give `revoked` with the status as its word: the strip is seen first and the picture fades.',
    'Write in `alt` whose credential it is and for what, unless a title beside it says so.',
  ],
  donts: [
    'Crop or decorate the picture beforehand: all of it is shown.',
    'Show the picture alone as proof; put `CredentialDetails` or `CredentialChecks` beside it.',
  ],
  keyboard: [],
  accessibility:
    'An image named by `alt`; leave `alt` empty in a card, where the title says it. While it loads there is an image named "Loading image", and a missing picture is replaced by text. The revoked word is text before the picture.',
}
