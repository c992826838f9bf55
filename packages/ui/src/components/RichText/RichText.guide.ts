import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['html', 'prose', 'formatted text'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows what authors have written, in the type of the house: lessons and lab guides with headings, lists, code and tables. The server has to sanitize it; in the browser it is sanitized once more.',
  instead: [
    { component: 'Text', when: 'it is a text of the product' },
    { component: 'LessonHeader', when: 'it is the description of a lesson, with its title' },
  ],
  anatomy: [
    'Paragraphs, headings 2 to 4, lists, quotes, links',
    'Code blocks on a dark ground',
    'Copy button on each, if wanted, and one that runs shell commands',
    'Tables in a frame that scrolls',
  ],
  dos: [
    'Begin with a heading of level 2 under the page’s `h1`, and leave no level out.',
    'Pass `onCopy` for guides whose commands are typed elsewhere.',
    'Ask authors for a title row in each table.',
    'Keep lines of code under about 80 characters, so that few have to scroll.',
  ],
  donts: [
    'Pass HTML that the server has not sanitized: what it renders is shown as it is.',
    'Count on pictures, videos or styles: they do not survive.',
    'Use it for a single sentence.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'reaches links, copy buttons, and code and tables that are wider than their place',
    },
    { keys: 'Arrow keys', does: 'scroll code or a table in focus' },
    { keys: 'Enter, Space', does: 'copies, on a copy button' },
  ],
  accessibility:
    'Plain native elements; the outline is the author’s, so check its levels. Wide code and tables take the focus only while they have to scroll; a table is a named region only in the frame that the server puts around it. Copy buttons are named "Copy code block 1" and so on, come once scripts run, and show under the pointer, with the focus, or always if nothing hovers.',
}
