import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder, edited } from '../content/contentFixture.ts'
import { courses } from '../courses/courses.tables.ts'
import { useTestApi } from '../testing/testApi.ts'
import { commandsOf, runCommand } from './commandFixture.ts'

const api = useTestApi()
const run = (...args: string[]) => commandsOf(api)('content', ...args)

const course = 'courses/first-steps/course.md'
const titles = async () =>
  (await api.db.select({ title: courses.title }).from(courses)).map(({ title }) => title)

test('check reads a folder, or the content of the site, without a database', async () => {
  const folder = await contentFolder()
  const counted = { code: 0, out: 'No problems: 1 course, 1 lab.', errors: '' }
  expect(await runCommand(['content', 'check', folder])).toEqual(counted)
  expect(await runCommand(['content', 'check', 'content'], { folder: dirname(folder) })).toEqual(
    counted,
  )
  expect((await runCommand(['content', 'check'])).out).toMatch(
    /^No problems: [1-9]\d+ courses, [1-9]\d+ labs\.$/,
  )
})

test('check names every problem by file and line', async () => {
  const folder = await contentFolder({
    ...edited(course, 'beginner', 'easy'),
    'labs/open-door/lab.md': 'no front matter',
  })
  const { code, out, errors } = await runCommand(['content', 'check', folder])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(errors.split('\n')).toEqual([
    'The content has 2 problems:',
    'content/courses/first-steps/course.md:3: level must be one of beginner, intermediate, expert (got "easy")',
    expect.stringMatching(/^content\/labs\/open-door\/lab\.md:1: /),
  ])
  expect(await runCommand(['content', 'check', '/no/such/folder'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no such folder'),
  })
})

test('import writes what is new, and nothing if there is a problem', async () => {
  expect(await run('import', await contentFolder())).toEqual({
    code: 0,
    out: 'Imported: 1 course, 1 lab.',
    errors: '',
  })
  expect(await titles()).toEqual(['First Steps'])
  const { code, errors } = await run(
    'import',
    await contentFolder(edited(course, 'level: beginner', 'level: easy')),
  )
  expect(code).toBe(1)
  expect(errors).toContain('course.md:3: ')
  expect(
    (
      await run(
        'import',
        await contentFolder(edited(course, 'title: First Steps', 'title: Later Steps')),
      )
    ).code,
  ).toBe(0)
  expect(await titles()).toEqual(['Later Steps'])
})
