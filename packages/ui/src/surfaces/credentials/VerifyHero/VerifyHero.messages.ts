import { defineMessages } from '../../../components/Language/messages.ts'

export const verifyHeroMessages = defineMessages('VerifyHero', {
  title: 'Verify Certificate',
})
