import { expect, test } from 'vitest'
import { task } from '../testing/bootcampFixtures.ts'
import { draftKey, readDraft, writeDraft } from './taskDraft.ts'

const submitted = { ...task, mentorshipInterest: true, bootcampFeedback: 'What I said before.' }
const known = {
  internshipInterest: false,
  mentorshipInterest: true,
  bootcampFeedback: 'What I said before.',
}

test('what was typed comes back', () => {
  const answers = {
    internshipInterest: true,
    mentorshipInterest: false,
    bootcampFeedback: ' "Zoë" \n 李 ',
  }
  expect(readDraft(writeDraft(answers), submitted)).toEqual(answers)
})

test('without a draft the answers of the task are used', () =>
  expect(readDraft(null, submitted)).toEqual(known))

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"text"',
  '{"internshipInterest":"yes","mentorshipInterest":1,"bootcampFeedback":null}',
])('%j is no draft', (text) => expect(readDraft(text, submitted)).toEqual(known))

test('a draft is that of one participant and one bootcamp', () => {
  expect(
    new Set([
      draftKey('aws', 'a@example.org'),
      draftKey('cyber', 'a@example.org'),
      draftKey('aws', 'b@example.org'),
    ]).size,
  ).toBe(3)
})
