import type { AccessType } from '@rampart/contract/entities/course'
import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError, messageOf, statusOf } from '../adapters/errors.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { courseMessages } from './course.messages.ts'
import { accessOutcome } from './courseAccess.ts'

interface CourseAccessInput {
  course: { _id: string; accessType: AccessType } | null | undefined
  onOpenLesson: (lessonId: string) => void
  onOpenCompleted: () => void
}

/** The access button's way to the lesson: status check, invite code, enrolment (specification §4, §8). */
export function useCourseAccess({ course, onOpenLesson, onOpenCompleted }: CourseAccessInput) {
  const messages = useMessages(courseMessages)
  const adapters = useAdapters()
  const notify = useNotify()
  const [isInviteOpen, setInviteOpen] = useState(false)

  const go = (lessonId: string | null) => {
    if (lessonId) onOpenLesson(lessonId)
    else notify({ severity: 'error', message: messages.notAvailable })
  }

  const enrolment = useMutation({
    mutationFn: ({ courseId, accessCode }: { courseId: string; accessCode: string | null }) => adapters.course.enrol(courseId, accessCode),
    onSuccess: ({ currentLesson }) => {
      setInviteOpen(false)
      go(currentLesson)
    },
    onError: (error, { accessCode }) => {
      // The dialog shows its own error; an expired session is the application's to handle.
      if (accessCode === null && statusOf(error) !== 401) notify({ severity: 'error', message: messageOf(error, messages.enrolFailed) })
    },
  })

  const check = useMutation({
    mutationFn: (courseId: string) => adapters.course.status(courseId),
    onSuccess: (status, courseId) => {
      const outcome = accessOutcome(status, course?.accessType ?? 'open')
      if (outcome.to === 'lesson') return onOpenLesson(outcome.lessonId)
      if (outcome.to === 'completed') {
        notify({ severity: 'info', message: messages.alreadyCompleted })
        return onOpenCompleted()
      }
      if (outcome.to === 'invite') return setInviteOpen(true)
      if (outcome.to === 'enrolment') return enrolment.mutate({ courseId, accessCode: null })
      notify({ severity: 'error', message: messages.statusUnclear })
    },
    // "Status-check failure is only logged" (specification §7).
    onError: (error) => console.error('The enrolment status could not be read.', error),
  })

  return {
    isBusy: check.isPending || (enrolment.isPending && !isInviteOpen),
    open: () => {
      if (course) check.mutate(course._id)
    },
    invite: {
      isOpen: isInviteOpen,
      isPending: enrolment.isPending,
      error: enrolment.isError ? inviteError(enrolment.error, messages) : undefined,
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

/** 'the server message or 'An error occured', else 'Something went wrong. Please try again.'' (specification §8). */
function inviteError(error: unknown, messages: (typeof courseMessages)['english']): string {
  if (error instanceof AdapterError && error.status > 0) return messageOf(error, messages.inviteRefused)
  return messages.inviteFailed
}
