import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['md', 'formatted text'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows a text that people wrote in Markdown, such as a comment, an answer or a note, in the type of the house. It is safe for texts of anyone, on the server and in the browser.',
  instead: [
    {
      component: 'RichText',
      when: 'the text is HTML that a server has sanitized: lessons, lab guides',
    },
    { component: 'Text', when: 'it is a text of the product, or plain text' },
    { component: 'CodeBlock', when: 'it is code alone' },
  ],
  anatomy: ['Headings 2 to 4', 'Paragraphs, lists, quotes, links', 'Code blocks', 'Tables'],
  dos: [
    'Say to authors that it is Markdown, beside the field.',
    'Cut long texts on the server.',
    'Pass `onCopy` if code is meant to be run.',
  ],
  donts: [
    'Count on HTML in the text: it is shown as it was typed.',
    'Expect pictures: they become links.',
    'Turn long texts of authors into HTML here on each page: let the server do it once.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'reaches links, copy buttons, and code and tables that are wider than their place',
    },
    { keys: 'Arrow keys', does: 'scroll code or a table in focus' },
  ],
  accessibility:
    'Plain native elements. Headings are brought to the levels 2 to 4; their order is the author’s. Otherwise as `RichText`.',
}
