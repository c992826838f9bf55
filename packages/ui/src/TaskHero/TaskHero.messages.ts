import { defineMessages } from '../Language/messages.ts'

export const taskHeroMessages = defineMessages('TaskHero', {
  back: 'Back to Bootcamp',
  eyebrow: 'Task submission',
})
