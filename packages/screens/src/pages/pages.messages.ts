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
      text: 'Something on our side failed. Reloading the page often helps.',
      retry: 'Reload Page',
    },
  },
  home: 'Back to Home',
  retry: 'Retry',
})
