import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { expect, test } from 'vitest'
import { contentFolder, edited } from './contentFixture.ts'
import type { Files } from './contentFixture.ts'
import { contentRows } from './contentRows.ts'
import { fingerprintOf, importerVersion } from './fingerprint.ts'
import { readContent } from './read.ts'

const VIDEO = 'courses/first-steps/lessons/stages.md'

const of = async (files: Files = {}) => fingerprintOf(await contentFolder(files))

test('the same files have the same fingerprint, wherever they are', async () => {
  expect(await of()).toBe(await of())
})

test.each<[string, Files]>([
  ['a changed byte', edited(VIDEO, 'stages', 'stage')],
  ['a new file', { 'courses/first-steps/lessons/more.md': 'More.' }],
  ['an empty file', { 'labs/open-door/empty': '' }],
  ['a removed file', { [VIDEO]: null }],
  ['a missing folder', { 'labs/open-door/lab.md': null }],
])('%s changes the fingerprint', async (_what, files) => {
  expect(await of(files)).not.toBe(await of())
})

test('a renamed file changes the fingerprint, and text that moves from a name to the file behind it', async () => {
  const [one, two] = [{ 'labs/ab': 'c' }, { 'labs/a': 'bc' }] as Files[]
  expect(await of(one)).not.toBe(await of(two))
})

test('a bootcamp whose entry says something else changes the fingerprint, so that it is found by that', async () => {
  const folder = await contentFolder()
  const edit = bootcamps.map((bootcamp) => ({ ...bootcamp, description: 'Edited.' }))
  expect(await fingerprintOf(folder, bootcamps)).toBe(await fingerprintOf(folder))
  expect(await fingerprintOf(folder, edit)).not.toBe(await fingerprintOf(folder))
})

test('files that are not imported do not count', async () => {
  const folder = await contentFolder()
  const before = await fingerprintOf(folder)
  await writeFile(join(folder, 'brand.json'), '{}')
  await writeFile(join(folder, 'courses/.DS_Store'), 'x')
  await mkdir(join(folder, 'films'))
  expect(await fingerprintOf(folder)).toBe(before)
})

/** What a lesson may hold, so that a change of its rendering shows. */
const markdown = `# One

Text with *emphasis*, **strength**, \`code\`, a [link](https://example.org) and ~~more~~.

- a list
- [x] done
  1. in a list

> quoted

| a | b |
|---|--:|
| 1 | 2 |

\`\`\`sh
ls -la
\`\`\`
`

test('an importer that makes other rows has another version', async () => {
  const files = edited(VIDEO, 'A pipeline has **stages**.', markdown)
  const content = await readContent(await contentFolder(files))
  const none = { instructors: [], courses: [], modules: [], lessons: [] }
  const rows = contentRows(
    content,
    {
      ...none,
      quizzes: [],
      questions: [],
      options: [],
      courseTranslations: [],
      lessonTranslations: [],
      labs: [],
      pages: [],
    },
    { courseIds: new Set(), labIds: new Set() },
  )
  const text = JSON.stringify(rows, (key, value: unknown) => (/id$/i.test(key) ? '' : value))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  // If this fails, raise the version, so that sites import again, and put the new hash here.
  expect({ importerVersion, hash }).toEqual({ importerVersion: 12, hash: '2ca3439ca0bf2523' })
})
