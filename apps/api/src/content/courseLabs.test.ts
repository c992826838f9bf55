import { expect, test } from 'vitest'
import { contentFolder, edited } from './contentFixture.ts'
import { ContentError } from './problems.ts'
import { readContent } from './read.ts'

const COURSE = 'courses/first-steps/course.md'
const withLabs = (labs: string) =>
  contentFolder(edited(COURSE, 'modules:', `labs: [${labs}]\nmodules:`))

test('a course may name labs of the folder, in its own order, or none', async () => {
  const { courses } = await readContent(await withLabs('open-door'))
  expect(courses.map(({ labs }) => labs)).toEqual([['open-door']])
  const without = await readContent(await contentFolder())
  expect(without.courses.map(({ labs }) => labs)).toEqual([[]])
})

test.each([
  ['nowhere', 'labs[0] nowhere is not in labs/'],
  ['open-door, nowhere', 'labs[1] nowhere is not in labs/'],
  ['open-door, open-door', 'labs must be different from each other'],
  [
    '../courses',
    'labs[0] must be lower-case letters, digits and single hyphens, at most 80 characters (got "../courses")',
  ],
])('labs: [%s] is a problem', async (labs, problem) => {
  const error: unknown = await readContent(await withLabs(labs)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ContentError)
  expect((error as ContentError).problems).toEqual([`content/${COURSE}:18: ${problem}`])
})
