import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['snippet', 'pre', 'terminal', 'syntax'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows code or commands on a dark ground, with a button that copies them unchanged. Long lines scroll in their place.',
  instead: [
    { component: 'RichText', when: 'the code is part of an author’s text' },
    { component: 'Markdown', when: 'the text around it is written in Markdown' },
    { component: 'CopyButton', when: 'it is a single value beside its name' },
  ],
  anatomy: ['Title: file, shell or language (optional)', 'Copy button', 'Code'],
  dos: [
    'Leave out prompts such as "$", so that what is copied can be run.',
    'Name the file or the shell in `title`.',
    'Use `isWrapped` for keys and addresses that have no lines.',
  ],
  donts: [
    'Show more than about 30 lines: link to the file instead.',
    'Use it for output that nobody copies.',
    'Put secrets into it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the button, and to code that is wider than its place' },
    { keys: 'Arrow Left, Arrow Right', does: 'scroll the code in focus' },
    { keys: 'Enter, Space', does: 'copies, on the button' },
  ],
  accessibility:
    'A `figure` named by its title. The button is named "Copy" with the title and says what came of it. Code takes the focus only while it has to scroll, and reads from left to right in every language.',
}
