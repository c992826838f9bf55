import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lays out the page of one certificate or badge: the picture large, its facts beside it, further parts under the picture.',
  instead: [
    { component: 'DetailLayout', when: 'the page is of a course, lab or bootcamp' },
    { component: 'PageContainer', when: 'the page has one column' },
  ],
  anatomy: ['Picture', 'Side: facts, then what can be done', 'Further parts, if there are any'],
  dos: [
    'Give a `CredentialImage` of the size `page` as `picture`.',
    'Begin `side` with `CredentialDetails`, then a `ShareCard`; 24 px are set between them.',
    'Put `CredentialChecks` into `children`.',
  ],
  donts: [
    'Put it below a hero: the picture is the loud thing.',
    'Wrap it in a `PageContainer`: it brings its own.',
  ],
  keyboard: [],
  accessibility:
    'It adds no roles. Reading order is picture, side, further parts at any width, as phones show it; the `h1` comes from the `CredentialDetails` in `side`.',
}
