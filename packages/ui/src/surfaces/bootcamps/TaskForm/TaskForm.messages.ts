import { defineMessages } from '../../../components/Language/messages.ts'

export const taskFormMessages = defineMessages('TaskForm', {
  label: 'Task submission',
  title: 'Submit Your Task',
  weeklyTask: 'Weekly Task',
  resume: 'Resume',
  resumeHint: 'Required for internship',
  formats: 'PDF, DOCX, ZIP (Max 10MB)',
  interests: 'Interests',
  internship: 'Interested in Internship',
  mentorship: 'Interested in Mentorship',
  feedback: 'Your Experience',
  feedbackHint: 'What did you learn, and what would have helped you more? At least 10 characters.',
  submit: 'Submit Task',
  submitting: 'Submitting...',
})
