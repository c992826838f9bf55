import type { BootcampTask } from '@rampart/contract/entities/bootcampTask'
import type { TimelineEvent } from '@rampart/ui/Timeline'
import type { BootcampTaskMessages } from './bootcampTask.messages.ts'

/** The past steps of a task, and the next one. */
export function taskTimeline(
  status: BootcampTask['status'],
  { handIn, handedIn, inReview, reviewed, handInAgain, result, approved }: BootcampTaskMessages,
): TimelineEvent[] {
  const isDecided = status === 'approved' || status === 'incomplete'
  return [
    status === 'not_submitted'
      ? { id: 'handed-in', title: handIn, state: 'current' }
      : { id: 'handed-in', title: handedIn },
    isDecided
      ? { id: 'review', title: reviewed }
      : {
          id: 'review',
          title: inReview,
          state: status === 'under_review' ? 'current' : 'upcoming',
        },
    ...(status === 'incomplete'
      ? [{ id: 'again', title: handInAgain, state: 'current' } as const]
      : []),
    status === 'approved'
      ? { id: 'result', title: approved }
      : { id: 'result', title: result, state: 'upcoming' },
  ]
}
