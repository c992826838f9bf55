import { expect, test } from 'vitest'
import { createContact } from './contact.ts'

test('contact is long after half a minute without a break, and begins again after an outage', () => {
  let seconds = 0
  const contact = createContact(() => seconds * 1000)
  const noteAt = (time: number) => {
    seconds = time
    contact.note()
    return contact.isLong()
  }
  expect(contact.isLong()).toBe(false)
  expect([0, 10, 20, 29].map(noteAt)).toEqual([false, false, false, false])
  expect(noteAt(31)).toBe(true)
  // The database was away.
  expect([90, 100, 119].map(noteAt)).toEqual([false, false, false])
  expect(noteAt(121)).toBe(true)
})
