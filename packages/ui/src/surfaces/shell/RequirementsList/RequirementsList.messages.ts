import { defineMessages } from '../../../components/Language/messages.ts'

export const requirementsListMessages = defineMessages('RequirementsList', {
  title: 'Requirements',
})
