import { defineMessages } from '../../../components/Language/messages.ts'

export const bootcampHeroMessages = defineMessages('BootcampHero', {
  back: 'Back to Bootcamps',
})
