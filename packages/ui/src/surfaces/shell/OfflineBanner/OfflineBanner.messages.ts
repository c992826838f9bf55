import { defineMessages } from '../../../components/Language/messages.ts'

export const offlineBannerMessages = defineMessages('OfflineBanner', {
  offline: 'No connection.',
  offlineHelp: 'What you have typed stays; the page goes on when you are back.',
  back: 'Back online',
  retry: 'Try Again',
})
