import { defineMessages } from '../../../components/Language/messages.ts'

export const labStartingCardMessages = defineMessages('LabStartingCard', {
  label: 'Lab Starting',
  /** Here and on the cards of sessions (specification §2). */
  starting: 'Lab Starting: This usually takes 1-2 minutes.',
  progress: 'Lab starting',
  readMeanwhile: 'You can read the guide already; this page shows the way in by itself.',
  queued:
    'It is your turn soon. You can read the guide already; this page shows the way in by itself.',
})
