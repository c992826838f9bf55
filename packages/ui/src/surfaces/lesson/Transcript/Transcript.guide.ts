import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['captions', 'subtitles', 'cues'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows, under a film, its captions as text, closed at first. Each line says its time and leads there. Beside the title it says how long the film is, and that it is a demo film where it is one.',
  instead: [
    { component: 'Disclosure', when: 'it is any other text that waits to be asked for' },
    { component: 'RichText', when: 'it is the text of a lesson' },
  ],
  anatomy: [
    'Title: Transcript',
    'Length of the film, and whether it is a demo film',
    'Lines with their time',
  ],
  dos: [
    'Load the cues in `onOpenChange`, when it opens for the first time.',
    'Give `onJump` on to the `jump` of a `VideoFrame`.',
    'Name the `language` of the captions: it may be another than the page’s.',
  ],
  donts: [
    'Show it for a film without captions.',
    'Let it follow the film: what moves by itself cannot be read.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens and closes it; on a line, goes to its moment' },
    { keys: 'Tab', does: 'goes from line to line' },
  ],
  accessibility:
    'The browser’s own `details`. The lines are an ordered list of buttons, each read as time and text, in the language of the captions.',
}
