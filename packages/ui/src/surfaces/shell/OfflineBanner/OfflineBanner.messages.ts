import { defineMessages } from '../../../components/Language/messages.ts'

export const offlineBannerMessages = defineMessages('OfflineBanner', {
  offline: 'No connection.',
  offlineHelp: 'What you typed is safe; the page will continue when you’re back online.',
  back: 'Back online',
  retry: 'Try Again',
})
