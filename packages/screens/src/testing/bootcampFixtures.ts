import type { BootcampParticipant, BootcampTask } from '@rampart/contract/entities/bootcampTask'

/** A participant of bootcamps. */
export const participant: BootcampParticipant = { firstName: 'Pat', lastName: 'Participant', email: 'participant@demo.test', country: 'Nigeria' }

/** A task of which nothing is handed in yet. */
export const task: BootcampTask = {
  status: 'not_submitted',
  comment: null,
  weeklyTask: { file: null },
  resume: { file: null },
  internshipInterest: false,
  mentorshipInterest: false,
  bootcampFeedback: '',
}
