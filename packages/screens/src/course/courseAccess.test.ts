import { expect, it } from 'vitest'
import { accessOutcome } from './courseAccess.ts'

it.each(['open', 'subscription'] as const)(
  'enrols a learner who is not enrolled in an %s course',
  (accessType) => {
    expect(accessOutcome(null, accessType)).toEqual({ to: 'enrolment' })
  },
)

it('asks for a code before an invite course', () => {
  expect(accessOutcome(null, 'invite')).toEqual({ to: 'invite' })
})

it('goes on where the learner left off, for every access type', () => {
  expect(accessOutcome({ currentLesson: 'l1', completed: false, lessonIds: [] }, 'invite')).toEqual(
    {
      to: 'lesson',
      lessonId: 'l1',
    },
  )
})

it('goes to the completed page even when a current lesson is named', () => {
  expect(accessOutcome({ currentLesson: 'l1', completed: true, lessonIds: [] }, 'open')).toEqual({
    to: 'completed',
  })
  expect(accessOutcome({ currentLesson: null, completed: true, lessonIds: [] }, 'open')).toEqual({
    to: 'completed',
  })
})

it('has nowhere to go with neither', () => {
  expect(accessOutcome({ currentLesson: null, completed: false, lessonIds: [] }, 'open')).toEqual({
    to: 'nowhere',
  })
})
