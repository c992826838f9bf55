import { describe, expect, it } from 'vitest'
import { quiz } from '../testing/learningFixtures.ts'
import { readDraft, readMissed, responsesOf, writeDraft, writeMissed } from './quizDraft.ts'

const answers = { 'question-1': ['option-1'], 'question-2': ['option-4', 'option-5'] }

it('keeps what was chosen', () => {
  expect(readDraft(writeDraft(answers), quiz)).toEqual(answers)
})

it('leaves out what the quiz no longer knows', () => {
  const stale = {
    ...answers,
    'question-1': ['gone'],
    'question-2': ['option-5', 'gone'],
    'question-9': ['option-1'],
  }
  expect(readDraft(writeDraft(stale), quiz)).toEqual({ 'question-2': ['option-5'] })
})

it('takes no second choice if only one is allowed', () => {
  expect(readDraft(writeDraft({ 'question-1': ['option-1', 'option-2'] }), quiz)).toEqual({})
})

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '"x"',
  '{"question-1":"option-1"}',
  '{"question-1":{"0":"option-1"}}',
  '{"question-1":[["option-1"]]}',
])('takes %j for no draft', (text) => {
  expect(readDraft(text, quiz)).toEqual({})
})

it('is not led astray by names that every object has', () => {
  expect(
    readDraft('{"constructor":["option-1"]}', {
      questions: [{ ...quiz.questions[0]!, _id: 'constructor' }],
    }),
  ).toEqual({ constructor: ['option-1'] })
  expect(readDraft('{}', { questions: [{ ...quiz.questions[0]!, _id: 'constructor' }] })).toEqual(
    {},
  )
})

it('submits in the order of the questions', () => {
  expect(responsesOf(quiz, answers)).toEqual([
    { questionId: 'question-1', selectedOptions: ['option-1'] },
    { questionId: 'question-2', selectedOptions: ['option-4', 'option-5'] },
  ])
})

describe('what was missed', () => {
  const see = {
    lessonId: 'lesson-1',
    lessonTitle: 'The shell',
    heading: { id: 'text-keys', text: 'Keys' },
  }
  const missed = [
    { questionId: quiz.questions[0]?._id ?? '', see },
    { questionId: quiz.questions[1]?._id ?? '', see: null },
  ]

  it('is read as it was written', () => {
    expect(readMissed(writeMissed(missed), quiz)).toEqual(missed)
  })

  it.each([
    null,
    '',
    'x',
    '[]',
    '{"missed":1}',
    '{"missed":[null,1,{"questionId":"gone"}]}',
    '{"question-1":["option-1"]}',
  ])('is nothing if it cannot be read: %j', (text) => {
    expect(readMissed(text, quiz)).toEqual([])
  })

  it('has no place if that cannot be read', () => {
    const text = JSON.stringify({
      missed: [{ questionId: quiz.questions[0]?._id, see: { lessonId: 1 } }],
    })
    expect(readMissed(text, quiz)).toEqual([{ questionId: quiz.questions[0]?._id, see: null }])
  })
})
