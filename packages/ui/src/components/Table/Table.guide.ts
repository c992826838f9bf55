import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['data grid', 'list', 'rows', 'sortable'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows many things of one kind, to be compared column by column: sessions, participants, lines of a balance. Titles may sort, boxes may choose rows. Where there is little room, each row becomes a block of labeled values.',
  instead: [
    { component: 'FactList', when: 'it is about one thing' },
    { component: 'CreditLedger', when: 'it is the history of credits' },
    { component: 'ContentCard', when: 'entries are pictures with a title, to be opened' },
    { component: 'RichText', when: 'the table is part of an author’s text' },
  ],
  anatomy: [
    'Caption',
    'Titles of the columns, which may sort',
    'Box that chooses all rows (optional)',
    'Rows; the first cell names its row',
    'Sentence if there are no rows',
  ],
  dos: [
    'Begin with the column that names the row.',
    'Mark columns of numbers by `isNumeric`, so that digits are below each other.',
    'Give `sortBy` only if someone looks for the largest, latest or first.',
    'Say in `empty` what will be there and how it gets there.',
  ],
  donts: [
    'Use it for layout, or for a list with one column.',
    'Put more than two buttons into a row: open the row’s own page instead.',
    'Show more than about a hundred rows; use `Pagination`.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next title that sorts, box or link' },
    { keys: 'Enter, Space', does: 'sorts by the title, again the other way around' },
    { keys: 'Space', does: 'chooses the row of the box' },
    { keys: 'Arrow keys', does: 'scroll a table in focus that is larger than its place' },
  ],
  accessibility:
    'A native `table` named by its caption, with titles for columns and rows; `aria-sort` says how it is sorted, and each box names its row. While rows load, `aria-busy` is set. On phones the titles are still read, and a list sorts instead of them. Tell by a status of the page what a change of the rows has done.',
}
