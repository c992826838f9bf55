import { defineMessages } from '../../../components/Language/messages.ts'

export const labStartingCardMessages = defineMessages('LabStartingCard', {
  label: 'Lab Starting',
  /** Shown here and on the cards of sessions (specification §2). */
  starting: 'Lab Starting: This usually takes 1-2 minutes.',
  progress: 'Lab starting',
  readMeanwhile: 'You can read the guide meanwhile. Access details will appear on this page.',
  next: 'You are next in the queue.',
  waiting: (place: string) => `You are number ${place} in the queue. Waiting costs no lab time.`,
})
