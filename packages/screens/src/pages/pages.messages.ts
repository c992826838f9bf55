import { defineMessages } from '@rampart/ui/Language'

export const pageMessages = defineMessages('pages', {
  failures: {
    unavailable: {
      title: 'This page could not be loaded',
      text: 'Check your connection and try again.',
      retry: 'Try Again',
    },
    fault: {
      title: 'Something went wrong',
      text: 'This page has met a fault of ours. Loading it anew often helps.',
      retry: 'Reload Page',
    },
  },
  home: 'Back to Home',
  retry: 'Retry',
})
