import { defineMessages } from '../../../components/Language/messages.ts'

export const credentialAchievementMessages = defineMessages('CredentialAchievement', {
  title: 'What it stands for',
  skills: 'Skills',
})
