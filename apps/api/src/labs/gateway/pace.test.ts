import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

const mebibyte = 1024 * 1024

test('a lab that sends more than its share waits for it, and no other lab does', () => {
  let time = 5_000
  const pace = createPace(() => time)
  expect(pace('one', mebibyte / 2)).toBe(0)
  expect(pace('one', 8 * mebibyte)).toBe(1_062.5)
  expect(pace('other', 1_000)).toBe(0)
  time += 1_000
  expect(pace('one', 1_000)).toBe(0)
  time += 3_600_000
  // What was not used is not saved up.
  expect(pace('one', 4 * mebibyte)).toBe(500)
})
