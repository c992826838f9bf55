import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['countdown', 'timer', 'clock'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows how much time a lab session has left. It is calm at first, red when time runs short, and has a warning sign when it is nearly or quite over.',
  instead: [
    { component: 'LabStatusChip', when: 'it says the status of a session, not its time' },
    { component: 'ProgressBar', when: 'the share of what is done matters, not the time' },
  ],
  anatomy: [
    'Clock, or a warning sign when it is nearly over',
    'Time left: "49:10", "3:05:00", at the end "Expired"',
  ],
  dos: [
    'Use the large size once, if the time is what the place is about; medium among chips.',
    'Let `isLow` and `isAlarming` begin at the same points everywhere: 30 and 5 minutes in the product.',
    'Pass `label` and `seconds` from the same clock.',
  ],
  donts: [
    'Show the same session’s time twice in one view.',
    'Make it the only warning: say thirty, ten and two minutes in words.',
  ],
  keyboard: [],
  accessibility:
    'A `timer` named "Time left" that can be read at any time and is silent on its own. To screen readers it says words in place of digits: "29 minutes left", with `isAlarming` "4 minutes left, running out"; seconds count in the last minute alone. The caller has to announce what matters in a live region of the page.',
}
