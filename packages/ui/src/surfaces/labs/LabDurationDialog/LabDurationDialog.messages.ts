import { defineMessages } from '../../../components/Language/messages.ts'

export const labDurationDialogMessages = defineMessages('LabDurationDialog', {
  launch: {
    title: 'Launch Lab',
    submit: 'Launch Lab',
    lead: (lab: string) => `${lab} runs in its own environment. How long do you need it?`,
  },
  extend: {
    title: 'Extend Lab Session',
    submit: 'Extend',
    lead: (lab: string) =>
      `The environment of ${lab} stays as it is; the time is added to what is left.`,
  },
  duration: 'Duration',
  /** For a duration that cannot be chosen. */
  tooFew: 'You don’t have enough credits for this.',
  balance: 'Your balance',
  balanceAfter: 'Left after this',
  getCredits: 'Get credits',
  /** Links to a session in progress. */
  view: 'View Lab Session',
  cancel: 'Cancel',
})
