import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Says the status of a participant’s task and what comes next, or in the reviewer’s own words what is missing. Its four states have fixed texts.',
  instead: [
    { component: 'LabStatusBanner', when: 'a lab runs' },
    { component: 'TaskSubmitted', when: 'the task was sent a moment ago' },
    { component: 'Alert', when: 'sending failed' },
  ],
  anatomy: [
    'Edge and icon in the color of the status',
    'Title',
    'Status in a chip',
    'What comes next, or the reviewer’s comment as a quotation',
  ],
  dos: [
    'Put it above the `TaskForm`, so that people read what is wanted before they fill it in.',
    'Hand over the comment as it was written: line breaks stay, and long addresses wrap.',
    'Keep the same panel on the page while the status changes, so that the change is read out.',
  ],
  donts: [
    'Shorten or rewrite what the reviewer says.',
    'Expect a comment to show in another state than "Incomplete": it may be about an earlier submission.',
  ],
  keyboard: [],
  accessibility:
    'A region named by its title, a heading of `headingLevel`. The status is in a live region, `role="status"`, so that a change of that word is read out politely; the sentence below is not. Color and icon are decoration beside the words.',
}
