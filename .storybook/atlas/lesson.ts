import type { Surfaces } from './surface.ts'

export const lesson: Surfaces = {
  Lesson: {
    route: '/course/{courseSlug}/lesson/{lessonId}',
    states: {
      loading: '§2',
      'the next lesson is loading': 'own the outline stays',
      'top bar': '§2 a back button and the course title',
      'the way here': 'own breadcrumbs; on phones one link to the course',
      wide: '§2 the outline is always there',
      narrow: '§2 the outline waits behind a button',
      'narrow, outline open': '§2',
      'outline: a tick on completed lessons, the current one marked': '§2',
      'outline: a later module opens by itself': 'own',
      'outline: all completed': 'own',
      'outline: no lessons yet': 'own',
      'title, “Module {n} - Lesson {m}”, description': '§2',
      'place unknown': '§2 a dash',
      'another type': '§2 “Content type not supported”',
      'signed out': '§6 to /signin and back here',
      'a lesson of another course': 'own its own address',
      'its text’s headings beside it, “On this page”': 'own from 1280 px on',
    },
  },
  'Video lesson': {
    route: '/course/{courseSlug}/lesson/{lessonId}',
    states: {
      'player, “Previous Lesson” and “Mark as Complete”': '§2',
      'first lesson': '§2 no way back',
      '“Video not available”': '§2',
      'the player is on its way': 'own',
      'the recording of a terminal, played as text': 'own captions, chapters, “Copy command”',
      'goes on where the learner left off': 'own',
      'the place could not be kept': 'own nothing is said',
      'the video is over': 'own the button steps forward',
      busy: '§4 completing',
      'completed, and on to the next lesson': '§4',
      'the last':
        '§4 “Congratulations! You have completed the course.” and on to the completed page',
      neither: '§4 “Lesson not available. Please try again.”',
      refused: '§8 “An error occured. Please try again.”',
      'no answer': '§8 “An error occurred. Please try again.”',
      'completed before': 'own says so, and leads on',
      transcript: 'own how long the film is; the text waits',
      'transcript open': 'own each line leads to its moment',
    },
  },
  'Lesson refused': {
    route: '/course/{courseSlug}/lesson/{lessonId}',
    states: {
      '“Access Denied”':
        '§6 “You are not enrolled in this course. Please enroll to access lessons.”, “View Course Details”, “Go to Home”',
      'on 400': '§8 the server’s message',
      'on 401': '§8 “Authentication required. Please sign in to access this lesson.”',
      'on 403': "§8 “You don't have permission to access this lesson.”",
      'on 404': '§8 “Lesson not found. Please check the URL and try again.”',
      'other statuses': '§8 “Failed to fetch lesson. Please try again later.”',
      'no answer': '§8 “An error occurred while fetching the lesson.”',
      'Retry, where it may help': 'own',
    },
  },
}
