import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['dana.w+labs@example.org', 'dana.w+labs@example.org', 'dana.w@example.org', 'danaw@example.org'],
  [
    'dana@mail.example.org',
    'dana@mail.example.org',
    'dana@mail.example.org',
    'dana@mail.example.org',
  ],
  ['d+a+b@example.org', 'd+a+b@example.org', 'd@example.org', 'd@example.org'],
  ['+tag@example.org', '+tag@example.org', '+tag@example.org', '+tag@example.org'],
])('%s leads to %s, %s or %s', (email, distinct, plus, dots) => {
  expect([
    mailboxOf(email, 'distinct'),
    mailboxOf(email, 'plus'),
    mailboxOf(email, 'plus-and-dots'),
  ]).toEqual([distinct, plus, dots])
})
