import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['trailer', 'player', 'poster'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the picture of a video with a play button over it. The player of another site loads only when someone presses it, so that it neither slows the page nor tracks people who do not.',
  instead: [
    { component: 'VideoFrame', when: 'people came to watch, as in a lesson' },
    { component: 'Image', when: 'there is nothing to play' },
  ],
  anatomy: [
    'Picture, or a drawing in its place',
    'Disc with the play sign',
    '"Play preview" in the lower corner',
    'Player in the same place, once pressed',
  ],
  dos: [
    'Give `art` an `Artwork` as well as `imageUrl`: it is shown if the picture is missing or does not load.',
    'Put it into the hero of a course, on the dark ground.',
    'Choose a picture of 16:9 whose middle and lower left corner may be covered.',
  ],
  donts: [
    'Write a title or a length into the picture; the button covers it and no one hears it.',
    'Show several on one page: each loads its picture first, ahead of others.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the button, which covers the whole picture' },
    { keys: 'Enter, Space', does: 'loads the player in its place and moves the focus to it' },
  ],
  accessibility:
    'A native button named "Play preview of" and the `title`; the picture is decoration. Once pressed, a frame named "Preview of" and the title takes its place and the focus. Without `videoUrl` there is only the picture, which says nothing to assistive technology.',
}
