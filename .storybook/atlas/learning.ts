import type { Surfaces } from './surface.ts'

export const learning: Surfaces = {
  Ongoing: {
    route: '/my-learning',
    states: {
      'a card per course': '§2 domain, title, enrolled date, whole percent, “Continue Learning”',
      'just enrolled': 'own nothing done yet',
      'the next lesson and the time that is left': 'own',
      loading: 'own',
      empty: '§2 “No Ongoing Courses”, “Your ongoing courses will appear here.”',
      failure: '§8 “Failed to load ongoing courses.”',
      'no answer': '§8 “An error occurred while fetching ongoing courses.”',
      'on 401': '§8 to /signin and back here, without an error in between',
    },
  },
  Completed: {
    route: '/my-learning/completed',
    states: {
      'a card per course': '§2 domain, title, “Completed on” and the date',
      'menu open': '§2 “Retake Course” disabled, “Copy Course URL”',
      copied: '§2 “Course link has been copied”',
      'the browser refuses the clipboard': 'own',
      loading: 'own',
      empty: '§2 “No Completed Courses”',
      failure: '§8 “Failed to load completed courses.”',
      'no answer': '§8 “An error occurred while fetching completed courses.”',
    },
  },
  Credentials: {
    route: '/my-learning/credentials',
    states: {
      'three kinds':
        '§2 Course Certificate, Bootcamp Certificate and Digital Badge, each with its day',
      certificate: '§2 Copy link, View Details, Share on LinkedIn, Download Certificate',
      badge: '§2 nothing to download',
      'no course title': '§2 “Course Certificate”, “Bootcamp Certificate”, “Course Badge”',
      'no PDF': '§2 the image is what one downloads',
      'link copied': '§2',
      'no picture': 'own',
      revoked: 'own it stays, marked, with nothing to share',
      loading: 'own',
      empty: '§2 “No Credentials Available”',
      failure: '§8 “Failed to load credentials.”',
      'no answer': '§8 “An error occurred while fetching credentials.”',
      'signed out': 'own to /signin and back to this tab',
    },
  },
}
