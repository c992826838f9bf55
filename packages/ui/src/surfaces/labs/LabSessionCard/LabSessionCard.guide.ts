import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows one session of a lab among others, running or past: which lab, its status, what it cost, and what can be done about it now.',
  instead: [
    { component: 'ContentCard', when: 'it is the lab itself in the catalogue' },
    { component: 'SessionDetails', when: 'it is on the session’s own page' },
    {
      component: 'LabStatusBanner',
      when: 'it is on the lab’s page while a session is in progress',
    },
  ],
  anatomy: [
    'Title, a link to the lab (optional)',
    'Domain and level',
    'Status, and time left (optional)',
    'What happens now, while it starts',
    'Session Progress (optional)',
    'Why it failed (optional)',
    'Facts',
    'Actions, at the bottom (optional)',
  ],
  dos: [
    'Put the cards into the list items of a `Grid` with two columns: actions are at the bottom, so that a row ends alike.',
    'Give the main action first, of small size, and at most two.',
    'Add the lab’s title to each action for assistive technology, as "View" is on every card.',
    'Give `href` to past sessions: the way back to the lab, its guide and the notes. One in progress has its own page.',
    'Give `progress` and `time` only while the session is active.',
  ],
  donts: [
    'Give `error` for anything but a failure; an expired session has its chip.',
    'Repeat the status among the facts.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes to the title, if it is a link, and through the actions; the card itself is no link',
    },
  ],
  accessibility:
    'An article named by its title, a heading whose level is `headingLevel`. Progress is a native bar named "Session Progress". Nothing in it is a live region: announce changes of status and the last minutes from the page.',
}
