import { defineMessages } from '../Language/messages.ts'

export const verifyHeroMessages = defineMessages('VerifyHero', {
  title: 'Verify Certificate',
})
