import { defineMessages } from '@rampart/ui/Language'

/** Texts of the plain pages that are shown if no page can be rendered. */
export const failureMessages = defineMessages('siteFailures', {
  failed: 'Something went wrong',
  failedHelp: 'Something went wrong. Please try again.',
  tooMany: 'Too many requests',
  tooManyHelp: 'Too many requests. Please wait a minute.',
  busy: 'The site is busy',
  busyHelp: 'The site is busy. Please try again in a few seconds.',
  notFound: 'Page not found',
  notFoundHelp: 'Oops! Page not Found.',
  tryAgain: 'Try again',
  home: 'Back to Home',
})

export type FailureTexts = (typeof failureMessages)['english']
