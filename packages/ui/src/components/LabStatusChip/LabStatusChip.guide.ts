import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['state', 'session status', 'tag'],
  status: 'stable',
  since: '0.1.0',
  use: 'Says in one word where a lab session is in its life: Queued, Provisioning, Active, Completed, Failed, Expired or Abandoned. Only what runs is green, only what went wrong is red.',
  instead: [
    { component: 'RemainingTimeChip', when: 'the time that is left is meant' },
    { component: 'LabStatusBanner', when: 'there is something to do about the session' },
    { component: 'LevelChip', when: 'it is the level of a course or a lab' },
    { component: 'Chip', when: 'it is any other word' },
  ],
  anatomy: ['The word, on the ground of its tone'],
  dos: [
    'Put one beside each session, near its title.',
    'Show it if the outcome has to be told apart in a list, for past sessions too.',
  ],
  donts: [
    'Use it as a button or a filter: it cannot be pressed.',
    'Set a color of your own: the tone follows from the status.',
    'Show it beside a sentence that says the same.',
  ],
  keyboard: [],
  accessibility:
    'Plain text; the color only repeats the word. It is no live region: a change of status has to be announced by the page.',
}
