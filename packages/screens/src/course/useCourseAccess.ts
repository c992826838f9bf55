import type { AccessType } from '@rampart/contract/entities/course'
import type { EnrolmentStatus } from '@rampart/contract/entities/enrolment'
import { useMessages } from '@rampart/ui/Language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { statusOf } from '../adapters/errors.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { courseMessages } from './course.messages.ts'
import { courseProblems } from './courseProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { accessOutcome } from './courseAccess.ts'

interface CourseAccessInput {
  course: { _id: string; accessType: AccessType } | null | undefined
  onOpenLesson: (lessonId: string) => void
  onOpenCompleted: () => void
}

const about = 'access'

/** What the access button does: status check, invite code, enrollment (specification §4, §8). */
export function useCourseAccess({ course, onOpenLesson, onOpenCompleted }: CourseAccessInput) {
  const messages = useMessages(courseMessages)
  const textOf = useProblems(courseProblems)
  const adapters = useAdapters()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isInviteOpen, setInviteOpen] = useState(false)
  // Pending until the next page is shown, whose code may have to load first.
  const [isLeaving, leave] = useTransition()

  const go = (lessonId: string | null) => {
    if (lessonId) leave(() => onOpenLesson(lessonId))
    else notify({ about, tone: 'critical', message: messages.notAvailable })
  }

  const enrolment = useMutation({
    mutationFn: ({ courseId, accessCode }: { courseId: string; accessCode: string | null }) =>
      adapters.course.enrol(courseId, accessCode),
    // My Learning, the map and the links of a search have to show the new state.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['own', 'learning'] }),
    onError: (error, { accessCode }) => {
      // The dialog shows its own error.
      const message = accessCode === null && textOf(error, messages.enrolFailed)
      if (message) notify({ about, tone: 'critical', message })
    },
  })

  // The action after a response is passed with its call, so that nothing happens if the learner has
  // left the page meanwhile.
  const enrol = (courseId: string, accessCode: string | null) =>
    enrolment.mutate(
      { courseId, accessCode },
      {
        onSuccess: ({ currentLesson }) => {
          setInviteOpen(false)
          go(currentLesson)
        },
      },
    )
  const proceed = (status: EnrolmentStatus | null, courseId: string) => {
    const outcome = accessOutcome(status, course?.accessType ?? 'open')
    if (outcome.to === 'lesson') return go(outcome.lessonId)
    if (outcome.to === 'completed') {
      notify({ tone: 'info', message: messages.alreadyCompleted })
      return leave(onOpenCompleted)
    }
    if (outcome.to === 'invite') return setInviteOpen(true)
    if (outcome.to === 'enrolment') return enrol(courseId, null)
    notify({ about, tone: 'critical', message: messages.statusUnclear })
  }

  const check = useMutation({
    // As a query it is tried again like other reads, so that one failure does not waste the press.
    mutationFn: (courseId: string) =>
      queries.fetchQuery({
        queryKey: ['own', 'courseAccess', courseId],
        queryFn: () => adapters.course.status(courseId),
        gcTime: 0,
        // The press itself handles the end of the session.
        meta: { public: true },
      }),
    // "Status-check failure is only logged" (specification §7).
    onError: (error) => console.error('The enrolment status could not be read.', error),
  })

  return {
    isBusy: isLeaving || check.isPending || (enrolment.isPending && !isInviteOpen),
    open: () => {
      notify({ about })
      if (course) check.mutate(course._id, { onSuccess: proceed })
    },
    invite: {
      isOpen: isInviteOpen,
      isPending: enrolment.isPending,
      // 'the server message or 'An error occured', else 'Something went wrong. …'' (specification
      // §8)
      error: textOf(
        enrolment.error,
        statusOf(enrolment.error) > 0 ? messages.inviteRefused : messages.inviteFailed,
      ),
      clearError: () => enrolment.reset(),
      close: () => {
        setInviteOpen(false)
        enrolment.reset()
      },
      submit: (accessCode: string) => {
        if (course) enrol(course._id, accessCode)
      },
    },
  }
}
