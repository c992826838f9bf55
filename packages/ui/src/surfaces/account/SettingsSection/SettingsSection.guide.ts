import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Groups one subject of a settings page. On wide screens subjects are at the left and can be scanned like a table of contents; what can be set is in the card beside them.',
  instead: [
    { component: 'FactList', when: 'they are facts that no one sets' },
    { component: 'Card', when: 'there is but one subject and the page’s title names it' },
    { component: 'Heading', when: 'it is a section of an article' },
  ],
  anatomy: [
    'Picture before the title, if there is one',
    'Title',
    'A sentence on what can be done here, or a second line of the title',
    'Card with a form or a few rows',
  ],
  dos: [
    'Put several into a `Stack` with a wide gap, the most used first.',
    'Fill the card with one form or with `SettingRow`s.',
    'Keep the title to two or three words: from 900 px on it has a column of 16 rem.',
  ],
  donts: [
    'Mix a form and rows in one card: one is saved by a button, the others count at once.',
    'Put cards into it; it brings its own.',
  ],
  keyboard: [],
  accessibility:
    'A region named by its `title`, a second-level heading, so that screen readers can jump between subjects. The `mark` comes before the title in reading order: leave it silent where the title says the same. Keys are those of what is in the card.',
}
