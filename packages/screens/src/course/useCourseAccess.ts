import type { AccessType } from '@rampart/contract/entities/course'
import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
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

/**
 * The access button's way to the lesson: status check, invite code, enrolment (specification §4,
 * §8).
 */
export function useCourseAccess({ course, onOpenLesson, onOpenCompleted }: CourseAccessInput) {
  const messages = useMessages(courseMessages)
  const textOf = useProblems(courseProblems)
  const adapters = useAdapters()
  const notify = useNotify()
  const [isInviteOpen, setInviteOpen] = useState(false)
  // Until the next page is shown, whose code may have to come first.
  const [isLeaving, leave] = useTransition()

  const go = (lessonId: string | null) => {
    if (lessonId) leave(() => onOpenLesson(lessonId))
    else notify({ tone: 'critical', message: messages.notAvailable })
  }

  const enrolment = useMutation({
    mutationFn: ({ courseId, accessCode }: { courseId: string; accessCode: string | null }) =>
      adapters.course.enrol(courseId, accessCode),
    onSuccess: ({ currentLesson }) => {
      setInviteOpen(false)
      go(currentLesson)
    },
    onError: (error, { accessCode }) => {
      // The dialog shows its own error.
      const message = accessCode === null && textOf(error, messages.enrolFailed)
      if (message) notify({ tone: 'critical', message })
    },
  })

  const check = useMutation({
    mutationFn: (courseId: string) => adapters.course.status(courseId),
    onSuccess: (status, courseId) => {
      const outcome = accessOutcome(status, course?.accessType ?? 'open')
      if (outcome.to === 'lesson') return go(outcome.lessonId)
      if (outcome.to === 'completed') {
        notify({ tone: 'info', message: messages.alreadyCompleted })
        return leave(onOpenCompleted)
      }
      if (outcome.to === 'invite') return setInviteOpen(true)
      if (outcome.to === 'enrolment') return enrolment.mutate({ courseId, accessCode: null })
      notify({ tone: 'critical', message: messages.statusUnclear })
    },
    // "Status-check failure is only logged" (specification §7).
    onError: (error) => console.error('The enrolment status could not be read.', error),
  })

  return {
    isBusy: isLeaving || check.isPending || (enrolment.isPending && !isInviteOpen),
    open: () => {
      if (course) check.mutate(course._id)
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
        if (course) enrolment.mutate({ courseId: course._id, accessCode })
      },
    },
  }
}
