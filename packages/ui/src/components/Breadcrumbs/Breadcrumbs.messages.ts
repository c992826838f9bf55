import { defineMessages } from '../Language/messages.ts'

export const breadcrumbsMessages = defineMessages('Breadcrumbs', {
  label: 'Breadcrumbs',
})
