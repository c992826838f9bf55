import { defineMessages } from '../../../components/Language/messages.ts'

export const labHeroMessages = defineMessages('LabHero', {
  lab: 'Lab',
})
