import type { Surfaces } from './surface.ts'

export const course: Surfaces = {
  Course: {
    route: '/course/{courseSlug}',
    states: {
      loading: '§2 a skeleton of the page',
      'not found':
        "§2 “No course found”, “We couldn't find a course matching your request. Please check the URL or try browsing available courses.”",
      'load failure': '§8 the error’s message',
      'load failure without words': '§8 “Failed to load course details.”',
      'signed in': '§2 level and domain chips, title, description, “Access Course”, preview',
      'signed out': '§2 “Sign In to Continue”, back here after it',
      preview: '§2 the thumbnail with a play icon',
      'preview pressed': '§2 the embedded player',
      'no preview video': 'own the thumbnail alone, nothing to press',
    },
  },
  'Course details': {
    route: '/course/{courseSlug}',
    states: {
      'what one learns': "§2 “What You'll Learn” in two columns, the first half rounded up",
      'modules folded': '§2 Course Content: modules folded, a video or document icon per lesson',
      'Course Content: lessons of the enrolled are links': 'own',
      'Course Content: all unfolded': '§2',
      'a module without lessons': 'own',
      Requirements: '§2',
      'no requirements, no outcomes': 'own no lone title',
      'credential: Certificate, with an image': '§2',
      'credential: Digital Badge, with an image': '§2',
      'credential: Completion': '§2',
      instructor: '§2 picture, name, role, bio',
      'instructor without a picture': 'own initials',
      'instructor without role and bio': 'own',
    },
  },
  'Course side card': {
    route: '/course/{courseSlug}',
    states: {
      open: '§2 “Open to All Registered Users”, “Available on Phone and Tablet”',
      invite: '§2 “Invite Code is Required”',
      otherwise: '§2 “Active Subscription Required”',
      credential: '§2 Certificate, Digital Badge, Completion',
      'over 10 lessons and over 60 minutes': '§9 both are there',
      neither: '§9 no count, no duration',
    },
  },
  'Course access': {
    route: '/course/{courseSlug}',
    states: {
      busy: '§4 the enrolment is looked up',
      enrolled: '§4 on to the current lesson',
      completed: '§4 the completed page with the notice “Course already completed.”',
      'enrolled, but neither': '§4 “An error occurred. Please try again.”',
      'not enrolled': '§4 enrols and goes to the first lesson',
      'enrolled into nothing': '§4 “Course not available”',
      'enrolling fails': '§8 the server’s message',
      'enrolling fails without words': '§8 “An error occured. Please try again.”',
      'the look-up fails': '§4 nothing is said, the button works again',
      'on 401': '§8 to /signin and back here',
    },
  },
  'Invite code dialog': {
    route: '/course/{courseSlug}',
    states: {
      'blank, or spaces alone': '§5 Submit is disabled; Cancel',
      'filled, at most 560 px wide': '§2',
      busy: '§4 Submit is disabled',
      refused: '§8 the server’s message',
      'refused without words': '§8 “An error occured”',
      'no answer': '§8 “Something went wrong. Please try again.”',
      success: '§4 closed, on to the lesson',
      'Cancel closes it': '§2',
    },
  },
  'Course completed': {
    route: '/course/{courseSlug}/completed',
    states: {
      '“Congrats, Course Completed!” with a certificate':
        '§2 share on LinkedIn, download, public link to copy',
      'with a badge': '§2',
      'with neither': '§2 no share buttons',
      'the file is not made yet': 'own no download',
      '“Failed to fetch certificate”': '§8',
      '“Failed to fetch badge”': '§8',
      'not completed yet, or not enrolled': 'own the way back to the course',
      '“No course found”': '§2',
      '“Failed to load course details.”': '§8',
      loading: 'own',
      'signed out': 'own to /signin and back here',
    },
  },
}
