import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listeningAddress, preparedDataFolder, programEnv } from './testing/programs.ts'

/** Starts the API as a process, on a free port by default. */
function run(env: Record<string, string>) {
  const options = {
    env: { ...programEnv(), PORT: '0', LAB_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], options)
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, exit: once(child, 'exit'), errors: text(child.stderr) }
}

/** The error output and exit code of a start that fails. */
async function failure(env: Record<string, string>): Promise<{ code: unknown; errors: string }> {
  const { child, exit, errors } = run(env)
  child.stdout.resume()
  const [code] = await exit
  return { code, errors: await errors }
}

test('a wrong setting is one line on stderr', async () => {
  expect(await failure({ PORT: 'http' })).toEqual({
    code: 1,
    errors: 'PORT must be a port from 0 to 65535.\n',
  })
})

test('the process serves, keeps folder and port to itself, and stops when asked', async () => {
  const folder = await preparedDataFolder()
  const first = run({ DATA_DIR: folder })
  const address = await listeningAddress(first.child)
  expect(await (await fetch(`${address}/api/health/ready`)).json()).toEqual({ success: true })

  const sameFolder = await failure({ DATA_DIR: folder })
  expect(sameFolder.code).toBe(1)
  expect(sameFolder.errors).toMatch(
    new RegExp(
      `^DATA_DIR: the embedded database is in use by process ${first.child.pid} [^\\n]+\\n$`,
    ),
  )

  first.child.kill('SIGTERM')
  expect((await first.exit)[0]).toBe(0)
  expect(await first.errors).toBe('')
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)

  const { port } = new URL(address)
  const other = createServer().listen(Number(port), '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const samePort = await failure({ DATA_DIR: folder, PORT: port })
  expect(samePort).toEqual({
    code: 1,
    errors: `PORT: port ${port} on 127.0.0.1 is taken. Stop the other program or set PORT to another number.\n`,
  })
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})
