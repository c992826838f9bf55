import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['dropzone', 'drag and drop', 'file upload'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes files that are looked at and let go again: to check them, to import them. They may be dropped on it, chosen in the browser’s dialog, or pasted anywhere on the page. A file that misses it is not opened by the browser, so that nothing typed is lost.',
  instead: [
    {
      component: 'FileSlot',
      when: 'one file is uploaded and then is in its place, with progress and a way to remove it',
    },
  ],
  anatomy: [
    'Dashed edge around all of it',
    'Icon, or a spinner while files are read',
    'What may be dropped, and the other way: "or choose files"',
    'Kinds and limits (optional)',
    'What was wrong (optional)',
  ],
  dos: [
    'Say in `label` what may be dropped and in `hint` which kinds and how many: no one can tell from a dashed box.',
    'Judge files by their content. `accept` is a convenience of the chooser; a dropped or pasted file can be anything.',
    'Show in `error` why nothing could be taken at all; what is wrong with one of several belongs to its result.',
    'Build other places for dropping, in this package, on its hook `useFileDrop`, always beside a file input.',
  ],
  donts: [
    'Put two of them on one page: a pasted file would go to both.',
    'Write "drag and drop" alone: it is an addition for people with a mouse.',
    'Take it from the page while files are read: set `isPending`, which keeps the focus.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it, also while files are read' },
    { keys: 'Enter, Space', does: 'opens the chooser, unless files are being read' },
    {
      keys: 'Ctrl+V, Cmd+V',
      does: 'hands over pasted files, wherever the focus is; pasted text stays with its field',
    },
  ],
  accessibility:
    'A native file input under a large target. Its name is `label` with `chooseLabel`, so let the two read as one phrase; hint and error are its description, and an error is read out politely when it appears. While `isPending` it is `aria-busy`, keeps the focus and takes no more files.',
}
