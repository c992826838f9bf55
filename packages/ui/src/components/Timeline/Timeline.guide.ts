import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['history', 'activity', 'events', 'feed'],
  status: 'beta',
  since: '0.1.0',
  use: 'Tells what happened one after another, what goes on now and what comes next: the review of a task, the life of a session.',
  instead: [
    { component: 'StepList', when: 'it explains how something goes, and nothing has happened yet' },
    { component: 'CreditLedger', when: 'each line moves a balance' },
    { component: 'ProgressBar', when: 'only the share that is done counts' },
  ],
  anatomy: [
    'Mark: done, now, to come or failed',
    'Line to the next one',
    'Title',
    'Time',
    'Text (optional)',
  ],
  dos: [
    'Write titles in the past for what happened: "Submitted", "Returned for changes".',
    'Give `dateTime` beside the words, so that machines understand the time.',
    'Mark at most one event as current.',
  ],
  donts: [
    'Turn the order around from page to page.',
    'Write more than two lines into one event.',
    'Put anything to press into it other than a link.',
  ],
  keyboard: [],
  accessibility:
    'An ordered list of its own name. Each title is preceded by its state in words: "Done", "Now", "To come", "Failed"; the current one has `aria-current="step"`. Times are `time` elements.',
}
