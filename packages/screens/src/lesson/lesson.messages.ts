import { defineMessages } from '@rampart/ui/Language'

export const lessonMessages = defineMessages('lesson', {
  loading: 'Loading lesson',
  accessDenied: 'Access Denied',
  notSignedIn: 'Authentication required. Please sign in to access this lesson.',
  notPermitted: "You don't have permission to access this lesson.",
  loadFailed: 'Failed to fetch lesson. Please try again later.',
  unreachable: 'An error occurred while fetching the lesson.',
  retry: 'Retry',
  courseDetails: 'View Course Details',
  home: 'Go to Home',
  courses: 'Courses',
  next: 'Next Lesson',
  courseCompleted: 'Course Completed',
  unsupported: 'Content type not supported',
  unsupportedHelp: 'This lesson cannot be shown here.',
  congratulations: 'Congratulations! You have completed the course.',
  notAvailable: 'Lesson not available. Please try again.',
  // Two spellings, as specified: if the server responds, and if it does not.
  completeRefused: 'An error occured. Please try again.',
  completeFailed: 'An error occurred. Please try again.',
  submitFailed: 'An error occurred while submitting the quiz.',
  practice: {
    title: 'The questions that you missed',
    help: 'Review the material and try them again. This is practice: only the whole quiz counts.',
    stillMissed: (count: number) =>
      count === 1 ? 'One is still wrong.' : `${count} are still wrong.`,
    allRight: 'All of them are right now. Take the whole quiz to pass.',
    whole: 'Retry Quiz',
    place: (lesson: string, heading: string) => `${lesson}: ${heading}`,
  },
  outdated: 'This translation may be older than the English text.',
  untranslated: 'This lesson is not translated yet and is shown in English.',
  loadingTranscript: 'Loading transcript',
  transcriptFailed: 'Failed to load the transcript.',
  loadingAnswers: 'Loading answers',
  answersFailed: 'The answers could not be loaded.',
})
