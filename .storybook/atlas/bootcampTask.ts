import type { Surfaces } from './surface.ts'

export const bootcampTask: Surfaces = {
  'Bootcamp task': {
    route: '/bootcamps/{slug}/task',
    states: {
      'loading, and before the token is looked at': 'own',
      'back button, bootcamp title, participant card': '§2',
      'no country': '§2 “Not specified”',
      not_submitted: '§4 upload the weekly task and give feedback; the form',
      under_review: '§4 an update comes in 2 weeks; no form',
      approved: '§4 a certificate of achievement follows within a few days; no form',
      incomplete: '§4 the reviewer’s comment; the form',
      'incomplete without comment':
        '§4 “Your submission needs additional work. Please review your submission and resubmit.”',
      'the task cannot be loaded, and Retry': 'own',
      'a learner is signed in as well': 'own each call carries its own token',
    },
  },
  'Task access denied': {
    route: '/bootcamps/{slug}/task',
    states: {
      'no token':
        '§5 “No session token provided. Please request an access link from the bootcamp page.”, “Back to Bootcamp”',
      'session expired': '§5 “Session has expired. Please request a new access link.”',
      'wrong type of token': '§5 “Invalid session type. Please request a new access link.”',
      '“Session is not valid for this bootcamp.”': '§5',
      'unreadable token': '§5 “Invalid session token. Please request a new access link.”',
      '401 on loading': '§8 “Session has expired or is invalid. Please request a new access link.”',
      '401 on submitting': '§8 the same',
    },
  },
  'Task form': {
    route: '/bootcamps/{slug}/task',
    states: {
      empty:
        '§2 two files, “Interested in Internship”, “Interested in Mentorship”, “Your Experience”, “Submit Task”',
      filled: '§2',
      'files missing':
        '§5 “Weekly task file is required”, “Resume is required if interested in internship”',
      'feedback too short': '§5 “Please provide detailed feedback (minimum 10 characters)”',
      busy: '§2 “Submitting...”',
      'submitting fails; what was typed stays': 'own',
      submitted:
        '§2 “Submitted Successfully!”, “Thank you for your submission. You will receive an email confirmation shortly.”',
      'typed before a reload': 'own there again',
      'submitted in another tab': 'own',
    },
  },
  'Task files': {
    route: '/bootcamps/{slug}/task',
    states: {
      none: '§2 “PDF, DOCX, ZIP (Max 10MB)”; the resume “Required for internship”',
      uploading: '§4',
      'uploaded, with Remove': '§4',
      'the upload cancelled': 'own',
      'wrong type': '§5 “Invalid file type. Only PDF, DOCX, and ZIP files are allowed.”',
      '“File size too large. Maximum size is 10MB.”': '§5',
      'on 401': '§8 “Session expired. Please refresh the page and try again.”',
      'on 413': '§8 “File size too large. Maximum size is 10MB.”',
      otherwise: '§8 the server’s message',
      'without words': '§8 “Failed to upload file”; the slot is empty again',
      'a replacement fails, or its answer is lost': 'own the slot shows what the server has',
      removing: '§8',
      'removing fails': '§8 “Failed to delete file”',
    },
  },
}
