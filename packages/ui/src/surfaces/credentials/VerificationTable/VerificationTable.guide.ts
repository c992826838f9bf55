import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows what checking several credentials came to, a row each. Rows fill as answers come. It does not say how each verdict was reached.',
  instead: [
    { component: 'CredentialChecks', when: 'it is one credential: that says why' },
    { component: 'RecordComparison', when: 'it is one document beside its record' },
    { component: 'CredentialDetails', when: 'it is the public page of a credential' },
  ],
  anatomy: [
    'Summary of all',
    'Download results as CSV, and further buttons',
    'Titles of the columns, from 900 px on',
    'A row each: ID or file, recipient, title, date, result, page',
    'Note over the whole row, if more is to be known',
  ],
  dos: [
    'Keep the rows in the order in which they were given, and show all from the start, as `checking`: a list that reorders while it fills cannot be read.',
    'Give what could not be read a row as well, with its reason as `note`: nothing that someone gave goes missing without a word.',
    'Save in `onDownload` the results as they are shown; the button waits until all are there.',
    'Set `isNoteCritical` only if the note speaks against the document.',
  ],
  donts: [
    'Write more than two words as `verdictLabel`; reasons belong in the note.',
    'Sort by verdict, or leave out what is valid.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the buttons, then to the links of the rows' },
    { keys: 'Enter', does: 'presses a button or follows a link' },
    { keys: 'Space', does: 'presses a button' },
  ],
  accessibility:
    'A table by its roles on all screens, named "Checked credentials"; below 900 px each row looks like a block. A note is read with the first cell, and each link has the ID in its name. It is `aria-busy` while `isPending`. The `summary` changes with every row and is not read out: announce the beginning and the end in a live region of your own.',
}
