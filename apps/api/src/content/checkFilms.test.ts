import { expect, test } from 'vitest'
import { contentFolder, edited } from './contentFixture.ts'
import { readContent } from './read.ts'

const course = 'courses/first-steps'
const lesson = `${course}/lessons/stages.md`
const warningsOf = async (...changes: Parameters<typeof contentFolder>) =>
  (await readContent(await contentFolder(...changes))).warnings

test('films that are here need no warning, and those of another library are a host’s', async () => {
  const terminal = edited(lesson, 'demo\n  content: pipeline-run', 'terminal\n  content: run')
  expect(await warningsOf()).toEqual([])
  expect(await warningsOf({ ...terminal, 'films/run.cast': '' })).toEqual([])
  expect(await warningsOf(edited(lesson, 'library: demo', 'library: elsewhere'))).toEqual([])
})

test('a mistyped film is a warning with its course or lesson', async () => {
  expect(
    await warningsOf({
      ...edited(lesson, 'content: pipeline-run', 'content: pipelin-run'),
      ...edited(`${course}/course.md`, 'content: intro-devops', 'content: intro'),
    }),
  ).toEqual([
    `content/${course}/course.md: preview names a film that is not here: videos/intro.webm`,
    `content/${lesson}: video names a film that is not here: videos/pipelin-run.webm`,
  ])
  expect(await warningsOf(edited(lesson, 'library: demo', 'library: terminal'))).toEqual([
    `content/${lesson}: video names a film that is not here: films/pipeline-run.cast`,
  ])
})
