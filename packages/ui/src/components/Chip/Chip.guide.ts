import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['tag', 'label', 'pill', 'lozenge'],
  status: 'stable',
  since: '0.1.0',
  use: 'Says one small thing about what is beside it: its kind, domain or status. It cannot be pressed.',
  instead: [
    { component: 'LevelChip', when: 'it tells the level of a course, lab or bootcamp' },
    { component: 'LabStatusChip', when: 'it tells where a lab session is in its life' },
    { component: 'RemainingTimeChip', when: 'it tells how long a session has left' },
    { component: 'Checkbox', when: 'it is something to choose' },
    { component: 'Alert', when: 'it takes a sentence' },
  ],
  anatomy: ['Icon of 14 px, if it helps', 'One or two words'],
  dos: [
    'Keep the tones to their meanings: accent for courses, lab for labs, success for done or valid, info for work under way.',
    'Set several in an `Inline`, the kind first.',
    'Use `inverse` on heroes and artwork.',
  ],
  donts: [
    'Use more than three on a card.',
    'Leave a color or an icon without a word.',
    'Write a sentence or a number that changes each second into it.',
  ],
  keyboard: [],
  accessibility:
    'Plain text, read in its place; it has no role and is not announced when it changes. Hide an icon inside with `aria-hidden`, and add words in a `VisuallyHidden` if a number alone says too little.',
}
