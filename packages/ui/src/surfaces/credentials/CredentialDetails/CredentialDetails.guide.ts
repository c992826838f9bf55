import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Tells the facts of one certificate or badge as anyone may see them: for what, to whom, when, its ID, and whether it still counts. It is in the `side` of a `CredentialLayout`.',
  instead: [
    { component: 'CredentialCard', when: 'the learner looks at their own, in a list' },
    { component: 'CredentialChecks', when: 'it is about whether the credential is genuine' },
    { component: 'FactList', when: 'the facts are of anything else' },
  ],
  anatomy: [
    'Warning, if it does not count any more',
    'Kind',
    'Title',
    'Issued to, and the name',
    'Date of issue',
    'ID',
    'Status',
  ],
  dos: [
    'Write the name as it was issued, in any script; "Unknown" if it was not recorded.',
    'Give `warning` whenever the status is no good news: chip and icon follow it, not the word.',
    'Say in the warning who has taken it back and what that means, in a sentence or two.',
  ],
  donts: [
    'Shorten the ID; one press selects all of it, and people compare it letter by letter.',
    'Offer posts about a revoked credential beside it.',
  ],
  keyboard: [],
  accessibility:
    'A region named by the kind, such as "Course Certificate details"; the title is a heading, the `h1` of the page unless `headingLevel` says otherwise. The facts are terms with their values. The warning comes first in reading order and is not announced on its own.',
}
