import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['running lab', 'end lab', 'extend'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes the place of Launch Lab on a lab’s page while the learner has a session of it: it says that it runs or starts, and leads back to it.',
  instead: [
    { component: 'StatusBanner', when: 'something other than a lab session is going on' },
    { component: 'LabStatusChip', when: 'a word about the session is enough' },
    { component: 'LabSessionCard', when: 'there are several sessions in a list' },
  ],
  anatomy: [
    'Dot, which pulses while the environment is made',
    'What is going on',
    'Time left (optional)',
    'View Lab Session',
    'End Lab',
  ],
  dos: [
    'Give it to `LabHero` as `action`, once a page.',
    'Ask in a `ConfirmDialog` before anything is ended: `onEnd` only says that the button was pressed.',
    'Give a `RemainingTimeChip` as `time` while the session is active.',
    'Put Launch Lab back in its place as soon as the session is over.',
  ],
  donts: ['Use it on the session’s own page, to which it leads.', 'Put Launch Lab beside it.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to View Lab Session, then to End Lab' },
    { keys: 'Enter', does: 'follows View Lab Session' },
    { keys: 'Enter, Space', does: 'presses End Lab' },
  ],
  accessibility:
    'The sentence alone is a `status`, so that a change from starting to running is read out and the ticking time is not. Green and blue are never alone: the words differ. While `isEnding` the button reads "Ending...", keeps the focus and refuses presses.',
}
