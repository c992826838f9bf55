import { defineMessages } from '../Language/messages.ts'

export const bootcampHeroMessages = defineMessages('BootcampHero', {
  back: 'Back to Bootcamps',
})
