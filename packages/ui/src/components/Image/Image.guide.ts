import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['picture', 'photo', 'fallback'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a picture from an address in a frame that keeps its shape, while it loads and when it is missing. Without a picture there are words.',
  instead: [
    { component: 'Artwork', when: 'it is the drawn picture of a course or a lab' },
    { component: 'Avatar', when: 'it is a person' },
    { component: 'CredentialImage', when: 'it is a certificate or badge on the dark ground' },
    { component: 'VideoPreview', when: 'a press on it plays a video' },
  ],
  anatomy: [
    'Frame',
    'Picture',
    'Spinner while it loads (optional)',
    'Icon and words in place of a missing picture',
  ],
  dos: [
    'Give `width` and `height` with `ratio="natural"`: they keep its place free while it loads.',
    'Use `fit="contain"` if edges matter, as on a certificate, and `cover` for photographs.',
    'Set `isAboveFold` for what is seen first, and leave the rest to load when it comes near.',
    'Say in `fallback` what is missing, in a few words: "Badge Image Not Available".',
  ],
  donts: [
    'Use `hasSpinner` in lists: one is enough, where the picture is what the page is about.',
    'Put text into the picture that is nowhere else on the page.',
    'Leave `fallback` out if `alt` is empty: an icon alone would be there.',
  ],
  keyboard: [],
  accessibility:
    'A native `img` with your `alt`: what the picture says, or empty if a title beside it says so. A missing picture is replaced by text, `fallback` or else `alt`, without the role of an image. The spinner is named "Loading image"; loading itself is not announced.',
}
