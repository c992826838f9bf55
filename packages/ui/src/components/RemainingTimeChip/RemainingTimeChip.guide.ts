import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['countdown', 'timer', 'clock'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows how much time a lab session has left. It is calm at first, and red with a warning sign when time runs short or is over.',
  instead: [
    { component: 'LabStatusChip', when: 'it says where a session stands, not how long' },
    { component: 'ProgressBar', when: 'the share of what is done matters, not the time' },
  ],
  anatomy: [
    'Clock, or a warning sign when time is short',
    'Time left: "49:10", "3:05:00", at the end "Expired"',
  ],
  dos: [
    'Use the large size once, where the time is what the place is about; medium among chips.',
    'Let `isLow` begin at the same point everywhere: 30 minutes in the product.',
    'Pass `label` and `seconds` from the same clock.',
  ],
  donts: [
    'Show the same session’s time twice in one view.',
    'Make it the only warning: say thirty, ten and two minutes in words.',
  ],
  keyboard: [],
  accessibility:
    'A `timer` named "Time left" that can be read at any time and is silent on its own. To screen readers it says words in place of digits: "29 minutes left, running out"; seconds count in the last minute alone. The caller has to announce what matters in a live region of the page.',
}
