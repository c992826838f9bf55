import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { programEnv } from '../testing/programs.ts'

const command = [join(import.meta.dirname, 'main.ts'), 'content', 'check']

it('fails if its output cannot be written', () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const { status, stderr } = spawnSync(process.execPath, command, {
    env: programEnv(),
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  expect(stderr).toBe('The output cannot be written (ENOSPC).\n')
  expect(status).toBe(1)
})

it('ends as done if its reader has gone', async () => {
  const child = spawn(process.execPath, command, {
    env: programEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdout.destroy()
  expect(await once(child, 'exit')).toEqual([0, null])
})
