import { defineMessages } from '../../../components/Language/messages.ts'

export const taskHeroMessages = defineMessages('TaskHero', {
  back: 'Back to Bootcamp',
  eyebrow: 'Task submission',
})
