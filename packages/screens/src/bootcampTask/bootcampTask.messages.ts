import { defineMessages } from '@rampart/ui/Language'

export const bootcampTaskMessages = defineMessages('bootcampTask', {
  loading: 'Loading your task',
  loadFailed: 'Failed to load your task',
  loadFailedHelp:
    'Please check your connection and try again. Nothing you handed in or typed is lost.',
  back: 'Back to Bootcamp',
  denied: 'Access Denied',
  askForLink: 'Send me a new link',
  deniedHelp:
    'To get a link by email, choose Submit Tasks on the page of the bootcamp. If there is no such button, choose “Already a participant? Get your task link” there.',
  /** For a visit without a link. Specification §5. */
  noToken: 'No session token provided. Please request an access link from the bootcamp page.',
  /** Shown if the server no longer accepts the token. Specification §8. */
  sessionEnded: 'Session has expired or is invalid. Please request a new access link.',
  uploadSessionEnded: 'Session expired. Please refresh the page and try again.',
  uploadFailed: 'Failed to upload file',
  uploadTooSlow:
    'The upload took too long. Please try again on a faster connection, or with a smaller file.',
  removalFailed: 'Failed to delete file',
  submitFailed: 'Failed to submit task. Please try again.',
  waitForFile: 'Please wait until your file is uploaded.',
  timeline: 'What happens with your task',
  handIn: 'Hand in your task',
  handedIn: 'You handed it in',
  inReview: 'We review it, within 2 weeks',
  reviewed: 'We reviewed it',
  handInAgain: 'Hand it in again',
  result: 'You get the result by email',
  approved: 'Your task is approved',
  yourTask: 'What You Handed In',
  weeklyTask: 'Weekly Task',
  resume: 'Resume',
  experience: 'Your Experience',
})

export type BootcampTaskMessages = (typeof bootcampTaskMessages)['english']
