import { defineMessages } from '../../../components/Language/messages.ts'

export const labStatusBannerMessages = defineMessages('LabStatusBanner', {
  active: 'You have an active lab session running',
  starting: 'Your lab environment is starting up...',
  view: 'View Lab Session',
  end: 'End Lab',
  ending: 'Ending...',
})
