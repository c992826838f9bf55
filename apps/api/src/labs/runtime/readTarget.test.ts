import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OperationError } from '../../operationError.ts'
import { readTarget } from './readTarget.ts'

async function targetFolder(description?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'target-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (description !== undefined) await writeFile(join(folder, 'target.json'), description)
  return folder
}

test('what is right is read', async () => {
  const description = { credentials: { username: 'name', region: { fixed: 'eu-west-1' } } }
  expect(await readTarget(await targetFolder(JSON.stringify(description)))).toEqual(description)
})

const credential =
  'must have a name of letters, and be "name", "password", "key" or { "fixed": "a text" }'

test.each([
  ['no file', undefined, 'cannot be read (ENOENT)'],
  ['half a file', '{ "credentials": {', 'is not valid JSON'],
  ['no credentials', '{}', 'must be { "credentials": { … } } and nothing else'],
  [
    'more than them',
    '{ "credentials": {}, "port": 1 }',
    'must be { "credentials": { … } } and nothing else',
  ],
  ['another kind', '{ "credentials": { "user": "nam" } }', `credentials.user ${credential}`],
  [
    'a name with a hyphen',
    '{ "credentials": { "owner-key": "key" } }',
    `credentials.owner-key ${credential}`,
  ],
])('an author reads what is wrong: %s', async (_what, description, message) => {
  const folder = await targetFolder(description)
  await expect(readTarget(folder)).rejects.toThrow(
    new OperationError(`${join(folder, 'target.json')}: ${message}`),
  )
})
