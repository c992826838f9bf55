import { expect, test } from 'vitest'
import { contentFolder, edited } from './contentFixture.ts'
import type { Files } from './contentFixture.ts'
import { ContentError } from './problems.ts'
import { readContent } from './read.ts'

const VIDEO = 'courses/first-steps/lessons/stages.md'
const QUIZ = 'courses/first-steps/lessons/check.yaml'
const withSee = (see: string): Files =>
  edited(QUIZ, '      multiple: false', `      see: ${see}\n      multiple: false`)

test.each([
  ['a lesson', 'stages', { lesson: 'stages', heading: null }],
  ['a heading', 'stages#what-runs', { lesson: 'stages', heading: 'what-runs' }],
])('a question may name %s that holds its answer', async (_what, see, read) => {
  const folder = await contentFolder({
    ...withSee(see),
    ...edited(VIDEO, 'A pipeline has', '## What runs?\n\nA pipeline has'),
  })
  const { courses } = await readContent(folder)
  const quiz = courses[0]?.modules.flatMap(({ lessons }) => lessons).at(-1)
  expect(quiz?.type === 'quiz' && quiz.quiz.questions.map((question) => question.see)).toEqual([
    read,
    undefined,
  ])
})

test.each([
  ['no lesson', 'nowhere', 'names no lesson with a text in this course (got nowhere)'],
  ['no heading', 'stages#one', 'names no heading of stages (got one; it has none)'],
  ['the quiz itself', 'check', 'names no lesson with a text in this course (got check)'],
  [
    'no place',
    'stages#one two',
    'must be the name of a lesson, or lesson#heading (got "stages#one two")',
  ],
])('a place that is %s is a problem', async (_what, see, problem) => {
  const error: unknown = await readContent(await contentFolder(withSee(see))).catch(
    (reason: unknown) => reason,
  )
  expect((error as ContentError).problems).toEqual([
    `content/${QUIZ}:9: quiz.questions[0].see ${problem}`,
  ])
})
