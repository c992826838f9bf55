import { defineMessages } from '../Language/messages.ts'

export const requirementsListMessages = defineMessages('RequirementsList', {
  title: 'Requirements',
})
