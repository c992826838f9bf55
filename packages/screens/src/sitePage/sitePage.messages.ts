import { defineMessages } from '@rampart/ui/Language'

export const sitePageMessages = defineMessages('sitePage', {
  loading: 'Loading page',
  failed: 'This page could not be loaded.',
  notFound: 'Page not found',
  notFoundHelp: 'There is no page here. It may have moved.',
  home: 'Back to Home',
})
