import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['proof of work', 'evidence', 'solved labs'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows anyone which hands-on labs the holder of a credential has solved: how many checks, in which time, on which day. Only what is signed belongs in it, and only with the holder’s consent.',
  instead: [
    { component: 'MissionPanel', when: 'the learner follows the checks of a lab that runs' },
    { component: 'CredentialChecks', when: 'it is about whether the credential is genuine' },
    { component: 'EvidenceQuestion', when: 'the holder is asked whether labs are to be shown' },
  ],
  anatomy: [
    'Title and a sentence on who says so',
    'A lab each: mark, "Did it", checks and name',
    'Minutes and date below it',
  ],
  dos: [
    'Leave it out if there is nothing to show: no lab solved, or no consent.',
    'Give each lab the id that the signed document names, so that its address leads there.',
    'Write names as they were signed, in any script.',
  ],
  donts: [
    'Show labs that are solved in part, or counts that the site did not see itself.',
    'Put figures into it that are not signed: the page’s own check compares them.',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from lab to lab, if they have addresses' }],
  accessibility:
    'A region named by its heading, with a list. The mark is decoration: the words "Did it: solved" say the same. Names of labs are isolated, so that one in another direction leaves the sentence whole.',
}
