import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { tryLab } from '../labs/authoring/tryLab.ts'
import { runCommand } from './commandFixture.ts'

test('try runs a lab through its solution and tells after which request each check ticks', async () => {
  const { code, out, errors } = await runCommand(['labs', 'try', 'exposed-bucket'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const rows = out.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2))
  expect(rows).toEqual([
    ['Check', 'Ticks after'],
    ['code', 'POST /mission'],
    ['list-closed', expect.stringMatching(/^PUT \/harbor-press-\w{6}\/$/)],
    ['files-closed', expect.stringMatching(/^PUT \/harbor-press-\w{6}\/$/)],
    ['pictures-load', 'held from the start'],
    ['nothing-writable', 'held from the start'],
    ['No problems: 5 checks, 9 hints, a reference of 14 minutes.'],
  ])
})

test.each(['no-such-lab', '../courses', 'never-starts/target'])(
  'there is no lab %s',
  async (path) => {
    const { code, out, errors } = await runCommand(['labs', 'try', path])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(errors).not.toBe('')
  },
)

test('a lab without a target is told in one line', async () => {
  const { code, out, errors } = await runCommand(['labs', 'try', 'never-starts'])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(errors).toMatch(/^\S+\/never-starts\/target\/target\.json: cannot be read \(ENOENT\)$/)
})

test('a lab without a solution is told in one line', async () => {
  const content = mkdtempSync(join(tmpdir(), 'lab-content-'))
  onTestFinished(() => rmSync(content, { recursive: true }))
  const lab = join('labs', 'exposed-bucket')
  cpSync(join(contentFolder, lab), join(content, lab), { recursive: true })
  rmSync(join(content, lab, 'solution.test.ts'))
  await expect(tryLab('exposed-bucket', content)).rejects.toThrow(
    /^There is no labs\/exposed-bucket\/solution\.test\.ts, .*\.$/,
  )
})
