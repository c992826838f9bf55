import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows what checking a signed credential has come to: the verdict first, then each check in plain words. It checks nothing itself; words, outcomes and the moment of checking are yours.',
  instead: [
    {
      component: 'CredentialDetails',
      when: 'it is about what a credential says: name, title, date',
    },
    { component: 'VerificationTable', when: 'many credentials were checked at once' },
    {
      component: 'RecordComparison',
      when: 'a document is beside what the issuer’s record says',
    },
    { component: 'Alert', when: 'it is a message about an action' },
  ],
  anatomy: [
    'Mark of the verdict: the volt seal for valid alone',
    'Headline',
    'What it means, in a sentence',
    'Retry, if another try may help',
    'The checks: sign, name, sentence',
    'Files and links at the foot, if there are any',
  ],
  dos: [
    'Write the headline so that it is clear without icon and color, and the text so that the reader knows what to do.',
    'Give the checks that are to come while it is `checking`, each `notReached` and without words: they keep their places, so nothing jumps.',
    'Name the checks that were not reached after a failure: a list that ends early looks like a list that passed.',
    'Keep `onRetry` while the new try runs: the button is busy then and keeps the focus.',
  ],
  donts: [
    'Turn a missing connection into a verdict against someone: that is `unknown`.',
    'Mix up the tones: `altered`, `untrusted` and `revoked` prove nothing, `superseded` and `expired` once held.',
    'Show it for several credentials on one page.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches Retry, then what is at the foot' },
    { keys: 'Enter, Space', does: 'on Retry, checks again, unless it is under way' },
  ],
  accessibility:
    'A region named by the headline, which is a heading; headline and text are a status, so that a verdict that comes later is read out politely. Each outcome is read before its check ("Passed: Signature"); the marks are for the eye alone. Keep the component on the page from `checking` on: a status that arrives with its words may stay unheard.',
}
