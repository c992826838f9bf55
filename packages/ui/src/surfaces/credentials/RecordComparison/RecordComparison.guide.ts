import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Puts what a document says beside what the issuer’s record says, field by field, and marks what differs. The caller decides what differs: one letter is enough, another encoding of the same letter is not, and neither is a field that only one of the two has.',
  instead: [
    { component: 'CredentialChecks', when: 'it is about signature and validity; those come first' },
    { component: 'FactList', when: 'there is no second opinion on the facts' },
    { component: 'VerificationTable', when: 'several credentials have a verdict each' },
  ],
  anatomy: [
    'Sentence that says how many fields differ',
    'Titles of the columns, or on phones a word before each value',
    'Row: field, value in the document, value on record',
    'Chip "Differs", bar, ground and a stroke through the wrong value, where they differ',
  ],
  dos: [
    'Show all the fields, also those that agree: they are what gives weight to the others.',
    'Name the columns by where the values come from: "In the file", "On record".',
    'Put both values into the same format before comparing and showing them.',
  ],
  donts: [
    'Conclude from it that a signature is right.',
    'Give two fields the same label.',
    'Mark a field as different because one side says nothing.',
  ],
  keyboard: [],
  accessibility:
    'A table by its roles on all screens, named "Comparison with the record", with row and column headers; on phones each row is a block. A difference has the word "Differs" in its row header, so it needs neither color nor the stroke, which is not read out. The sentence above is plain text: where the result comes later, the page has to announce it.',
}
