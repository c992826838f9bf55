import { defineMessages } from '../../../components/Language/messages.ts'

export const messagePageMessages = defineMessages('MessagePage', {
  notFound: 'Oops! Page not Found.',
  notFoundHelp: 'The address may be mistyped, or the page has moved.',
  home: 'Back to Home',
})
