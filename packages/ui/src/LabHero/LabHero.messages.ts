import { defineMessages } from '../Language/messages.ts'

export const labHeroMessages = defineMessages('LabHero', {
  lab: 'Lab',
})
