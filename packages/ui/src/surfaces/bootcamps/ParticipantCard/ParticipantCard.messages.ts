import { defineMessages } from '../../../components/Language/messages.ts'

export const participantCardMessages = defineMessages('ParticipantCard', {
  participant: 'Participant',
  email: 'Email',
  country: 'Country',
  notSpecified: 'Not specified',
})
