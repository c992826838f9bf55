import { expect, test } from 'vitest'
import {
  copyNoticeTime,
  invalidIdTime,
  notificationSeverities,
  notificationTimes,
} from './notificationTimes.ts'

test('the times are those of the specification', () => {
  expect(notificationSeverities.map((severity) => [severity, notificationTimes[severity]])).toEqual(
    [
      ['success', 3000],
      ['info', 4000],
      ['warning', 5000],
      ['error', 4000],
    ],
  )
  expect([copyNoticeTime, invalidIdTime]).toEqual([2000, 4000])
})
