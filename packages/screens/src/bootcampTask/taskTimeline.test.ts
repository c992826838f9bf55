import { expect, test } from 'vitest'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import { taskTimeline } from './taskTimeline.ts'

test.each([
  [
    'not_submitted',
    'Hand in your task',
    ['We review it, within 2 weeks', 'You get the result by email'],
  ],
  ['under_review', 'We review it, within 2 weeks', ['You get the result by email']],
  ['incomplete', 'Hand it in again', ['You get the result by email']],
  ['approved', undefined, []],
] as const)('%s: %s is next', (status, current, upcoming) => {
  const events = taskTimeline(status, bootcampTaskMessages.english)
  const titlesOf = (state: string) =>
    events.filter((event) => event.state === state).map(({ title }) => title)
  expect(titlesOf('current')).toEqual(current ? [current] : [])
  expect(titlesOf('upcoming')).toEqual(upcoming)
})
