import { expect, test } from 'vitest'
import { copyNoticeTime, invalidIdTime } from './notificationTimes.ts'

test('the times are those of the specification', () => {
  expect([copyNoticeTime, invalidIdTime]).toEqual([2000, 4000])
})
