import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['notes', 'journal', 'write-up'],
  status: 'beta',
  since: '0.1.0',
  use: 'Holds a learner’s own notes of a lab, in Markdown, which are saved as they are typed. It says whether they are saved, keeps what was typed in another tab or on another device, and shows what past sessions came to.',
  instead: [
    { component: 'TextArea', when: 'a text is sent with a form' },
    { component: 'Markdown', when: 'a text is only shown' },
  ],
  anatomy: [
    'Title, and the state of the text',
    'Write or preview',
    'Field',
    'Other versions, each to open, take over or drop',
    'Past sessions',
    'Download',
  ],
  dos: [
    'Keep each letter in the browser until the server has it, and say so by `offline` or `failed`.',
    'Keep what is too long: `onChange` gets more than `maxLength` characters.',
    'Give times of copies as words, in the reader’s zone.',
  ],
  donts: [
    'Change `text` while somebody types, unless a newer text won.',
    'Drop a copy that nobody asked to drop.',
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'change between writing and preview' },
    { keys: 'Enter, Space', does: 'open another version' },
  ],
  accessibility:
    'The state of the text is visible beside the title; only trouble is read out, since each pause in typing saves. What is too long is the field’s error. A preview that is higher than its place scrolls by keys.',
}
