import { defineMessages } from '../../../components/Language/messages.ts'

export const taskStatusPanelMessages = defineMessages('TaskStatusPanel', {
  title: 'Task Status',
  reviewerWrites: 'Reviewer’s comments:',
  /** Specification §5. */
  statuses: {
    not_submitted: {
      label: 'Not Submitted',
      text: 'Please upload your weekly task and give feedback on your experience.',
    },
    under_review: {
      label: 'Under Review',
      text: 'Your submission is under review. You will receive an update in 2 weeks.',
    },
    approved: {
      label: 'Approved',
      text: 'Congratulations, your submission is approved. A certificate of achievement will be sent to you within a few days.',
    },
    incomplete: {
      label: 'Incomplete',
      text: 'Your submission needs additional work. Please review your submission and resubmit.',
    },
  },
})
