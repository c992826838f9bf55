import { expect, test } from 'vitest'
import {
  copyNoticeTime,
  invalidIdTime,
  notificationTones,
  notificationTimes,
} from './notificationTimes.ts'

test('the times are those of the specification', () => {
  expect(notificationTones.map((tone) => [tone, notificationTimes[tone]])).toEqual([
    ['success', 3000],
    ['info', 4000],
    ['caution', 5000],
    ['critical', 4000],
  ])
  expect([copyNoticeTime, invalidIdTime]).toEqual([2000, 4000])
})
