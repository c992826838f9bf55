import { state, surface } from './surface.ts'

const route = '/bootcamps/{slug}/task'

export const bootcampTask = [
  surface('Bootcamp task', route, [
    state('own', 'loading, and before the token is looked at', 'screens-bootcamp-task--loading', 'screens-bootcamp-task--token-unknown'),
    state(
      '§2',
      'back button, bootcamp title, participant card',
      'surfaces-taskhero--default',
      'surfaces-participantcard--complete',
      'site-bootcamp-task--stored',
    ),
    state(
      '§2',
      'no country: “Not specified”',
      'surfaces-participantcard--no-country',
      'surfaces-participantcard--blank-country',
      'screens-bootcamp-task--country-not-specified',
    ),
    state(
      '§4',
      'not_submitted: upload the weekly task and give feedback; the form',
      'surfaces-taskstatuspanel--not-submitted',
      'screens-bootcamp-task--not-submitted',
    ),
    state('§4', 'under_review: an update comes in 2 weeks; no form', 'surfaces-taskstatuspanel--under-review', 'screens-bootcamp-task--under-review'),
    state(
      '§4',
      'approved: a certificate of achievement follows within a few days; no form',
      'surfaces-taskstatuspanel--approved',
      'screens-bootcamp-task--approved',
    ),
    state('§4', 'incomplete: the reviewer’s comment; the form', 'surfaces-taskstatuspanel--incomplete', 'screens-bootcamp-task--incomplete'),
    state(
      '§4',
      'incomplete without comment: “Your submission needs additional work. Please review your submission and resubmit.”',
      'surfaces-taskstatuspanel--incomplete-without-comment',
    ),
    state('own', 'the task cannot be loaded, and Retry', 'screens-bootcamp-task--load-failure'),
    state('own', 'a learner is signed in as well: each call carries its own token', 'site-bootcamp-task--token-of-the-call'),
  ]),

  surface('Task access denied', route, [
    state(
      '§5',
      '“No session token provided. Please request an access link from the bootcamp page.”, “Back to Bootcamp”',
      'screens-bootcamp-task--no-token',
      'site-bootcamp-task--no-token',
    ),
    state('§5', '“Session has expired. Please request a new access link.”', 'screens-bootcamp-task--token-expired', 'site-bootcamp-task--expired'),
    state('§5', '“Invalid session type. Please request a new access link.”', 'screens-bootcamp-task--token-of-another-scope'),
    state('§5', '“Session is not valid for this bootcamp.”', 'screens-bootcamp-task--token-of-another-bootcamp', 'site-bootcamp-task--other-bootcamp'),
    state('§5', '“Invalid session token. Please request a new access link.”', 'screens-bootcamp-task--token-unreadable', 'site-bootcamp-task--unreadable'),
    state(
      '§8',
      '401 on loading: “Session has expired or is invalid. Please request a new access link.”',
      'screens-bootcamp-task--session-ended',
      'site-bootcamp-task--refused-by-server',
    ),
    state('§8', '401 on submitting: the same', 'screens-bootcamp-task-submission--session-ended', 'site-bootcamp-task--submit-refused'),
  ]),

  surface('Task form', route, [
    state('§2', 'empty: two files, “Interested in Internship”, “Interested in Mentorship”, “Your Experience”, “Submit Task”', 'surfaces-taskform--empty'),
    state('§2', 'filled', 'surfaces-taskform--filled', 'site-bootcamp-task--whole-task'),
    state(
      '§5',
      '“Weekly task file is required”, “Resume is required if interested in internship”',
      'surfaces-taskform--missing',
      'surfaces-taskform--focus',
      'screens-bootcamp-task-submission--validation',
    ),
    state('§5', '“Please provide detailed feedback (minimum 10 characters)”', 'surfaces-taskform--missing', 'screens-bootcamp-task-submission--validation'),
    state('§2', 'busy: “Submitting...”', 'surfaces-taskform--submitting', 'surfaces-taskform--keeps-focus', 'screens-bootcamp-task-submission--submitting'),
    state(
      'own',
      'submitting fails; what was typed stays',
      'surfaces-taskform--failed',
      'screens-bootcamp-task-submission--failed',
      'screens-bootcamp-task-submission--file-gone',
    ),
    state(
      '§2',
      '“Submitted Successfully!”, “Thank you for your submission. You will receive an email confirmation shortly.”',
      'surfaces-tasksubmitted--submitted',
      'screens-bootcamp-task-submission--submitted',
      'site-bootcamp-task--whole-task',
    ),
    state('own', 'typed before a reload: there again', 'screens-bootcamp-task-submission--draft-restored'),
    state('own', 'submitted in another tab', 'screens-bootcamp-task-submission--submitted-elsewhere', 'screens-bootcamp-task-uploads--closed-meanwhile'),
  ]),

  surface('Task files', route, [
    state('§2', 'none: “PDF, DOCX, ZIP (Max 10MB)”; the resume “Required for internship”', 'components-fileslot--none', 'surfaces-taskform--empty'),
    state('§4', 'uploading', 'components-fileslot--uploading', 'screens-bootcamp-task-uploads--uploading'),
    state('§4', 'uploaded, with Remove', 'components-fileslot--uploaded', 'screens-bootcamp-task-uploads--upload-remove-upload'),
    state('own', 'the upload cancelled', 'screens-bootcamp-task-uploads--cancelled'),
    state('§5', '“Invalid file type. Only PDF, DOCX, and ZIP files are allowed.”', 'components-fileslot--refused', 'screens-bootcamp-task-uploads--wrong-type'),
    state('§5', '“File size too large. Maximum size is 10MB.”', 'screens-bootcamp-task-uploads--too-large'),
    state(
      '§8',
      '401: “Session expired. Please refresh the page and try again.”',
      'screens-bootcamp-task-uploads--session-ended',
      'site-bootcamp-task--upload-refused',
    ),
    state(
      '§8',
      '413: “File size too large. Maximum size is 10MB.”',
      'screens-bootcamp-task-uploads--too-large-for-server',
      'site-bootcamp-task--upload-too-large',
    ),
    state('§8', 'otherwise: the server’s message', 'screens-bootcamp-task-uploads--refused-by-server'),
    state('§8', 'without words: “Failed to upload file”; the slot is empty again', 'screens-bootcamp-task-uploads--connection-lost'),
    state(
      'own',
      'a replacement fails, or its answer is lost: the slot shows what the server has',
      'screens-bootcamp-task-uploads--replacement-failed',
      'screens-bootcamp-task-uploads--answer-lost',
    ),
    state('§8', 'removing', 'components-fileslot--removing'),
    state('§8', 'removing fails: “Failed to delete file”', 'screens-bootcamp-task-uploads--removal-failed'),
  ]),
]
