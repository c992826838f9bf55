import { defineMessages } from '../../../components/Language/messages.ts'

export const requestActionMessages = defineMessages('RequestAction', {
  actions: {
    name_correction: 'Correct my name',
    credits: 'Ask for credits',
    subscription: 'Ask for a subscription',
  },
  /** After it was asked; the date as words. */
  asked: (date: string) => `Asked on ${date}. We will write to you.`,
})
