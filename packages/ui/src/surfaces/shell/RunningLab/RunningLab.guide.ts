import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Leads from every page back to a running lab, and says how much time it has left. `RunningLabTime` is the same within another link, as in the drawer.',
  instead: [
    { component: 'LabStatusBanner', when: 'it is the page of that lab' },
    { component: 'RemainingTimeChip', when: 'the page is about the session' },
  ],
  anatomy: ['Title of the lab, from 1200 px on', 'Time left, or "Starting"'],
  dos: [
    'Hand it to the `runningLab` of the `TopBar`, once it is known that a lab runs: nothing moves when it comes.',
    'With several labs show the one whose time is over first.',
    'Give the time the same `isLow` and `isAlarming` as elsewhere.',
  ],
  donts: [
    'Show it on the page of that session, which tells the time itself.',
    'Ask the server for each second: count from the start of the session.',
  ],
  keyboard: [{ keys: 'Enter', does: 'opens the session' }],
  accessibility:
    'A link whose name is a sentence: "Forge a JSON Web Token: 49 minutes left", in the last five minutes with "running out". It is silent on its own; what matters is said on the session’s page.',
}
