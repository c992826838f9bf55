import { defineMessages } from '@rampart/ui/Language'

export const courseMessages = defineMessages('course', {
  access: 'Access Course',
  loading: 'Loading course',
  loadFailed: 'Failed to load course details.',
  notFound: 'No course found',
  notFoundHelp:
    "We couldn't find a course matching your request. Please check the URL or try browsing available courses.",
  browse: 'Browse courses',
  alsoIn: 'Also in:',
  outdated: 'This translation may be older than the English text.',
  outcomes: "What You'll Learn",
  alreadyCompleted: 'Course already completed.',
  notAvailable: 'Course not available',
  statusUnclear: 'An error occurred. Please try again.',
  enrolFailed: 'An error occured. Please try again.',
  inviteRefused: 'An error occured',
  inviteFailed: 'Something went wrong. Please try again.',
})
