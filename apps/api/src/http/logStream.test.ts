import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logStream } from './logStream.ts'
import type { WriteBytes } from './logStream.ts'

/** A file that takes so many bytes, and then fails until it has room again. */
function smallFile(room: number, code: string) {
  const file = { text: '', room, tries: 0 }
  const fails = Object.assign(new Error(code), { code })
  const writeBytes: WriteBytes = (_fd, bytes, done) => {
    file.tries += 1
    const taken = bytes.subarray(0, file.room - file.text.length)
    file.text += String(taken)
    setImmediate(done, taken.length === 0 ? fails : null, taken.length)
  }
  return { file, writeBytes }
}

test.each(['ENOSPC', 'EAGAIN'])(
  'lines that a file cannot take (%s) are written whole once there is room',
  async (code) => {
    const { file, writeBytes } = smallFile(8, code)
    const stream = logStream(1, writeBytes)
    for (const line of ['first\n', 'second\n', 'third\n']) stream.write(line)
    await vi.waitFor(() => expect(file.tries).toBeGreaterThan(3))
    expect(file.text).toBe('first\nse')
    file.room = 1_000
    await vi.waitFor(() => expect(file.text).toBe('first\nsecond\nthird\n'))
    stream.write('fourth\n')
    await vi.waitFor(() => expect(file.text).toMatch(/fourth\n$/))
  },
)

test('what waits is limited', async () => {
  const { file, writeBytes } = smallFile(0, 'ENOSPC')
  const stream = logStream(1, writeBytes)
  const line = `${'x'.repeat(99_999)}\n`
  for (let count = 0; count < 30; count += 1) stream.write(line)
  file.room = 10_000_000
  await vi.waitFor(() => expect(file.text.length).toBeGreaterThan(line.length))
  expect(file.text.length).toBeLessThanOrEqual(1_000_000 + line.length)
  expect(file.text.replaceAll(line, '')).toBe('')
})

test('a log whose reader has gone is written no more', async () => {
  const { file, writeBytes } = smallFile(0, 'EPIPE')
  const stream = logStream(1, writeBytes)
  stream.write('first\n')
  await vi.waitFor(() => expect(file.tries).toBe(1))
  await new Promise((resolve) => setImmediate(resolve))
  stream.write('second\n')
  expect(file.tries).toBe(1)
})

/** A server with its own options that logs a line, responds and ends; its output is this file. */
async function serveInto(output: number | 'pipe') {
  const sources = ['fastify', './serverOptions.ts', '../config.ts'].map((name) =>
    JSON.stringify(import.meta.resolve(name)),
  )
  const code = `
    const { default: fastify } = await import(${sources[0]})
    const { serverOptions } = await import(${sources[1]})
    const { readConfig } = await import(${sources[2]})
    const app = fastify(serverOptions(readConfig({})))
    app.get('/', () => 'well')
    for (let count = 0; count < 20; count += 1) {
      console.error((await app.inject('/')).body)
      await new Promise((resolve) => setTimeout(resolve))
    }
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', output, 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { output: '', errors: '' }
  child.stdout?.on('data', (text) => (said.output += text))
  child.stderr?.on('data', (text) => (said.errors += text))
  const [exit] = await once(child, 'close')
  return { exit, ...said }
}

test('a server goes on and ends while the disk of its log is full', async () => {
  const { exit, errors } = await serveInto(openSync('/dev/full', 'w'))
  expect({ exit, errors }).toEqual({ exit: 0, errors: 'well\n'.repeat(20) })
})

test('the last lines before an end are in the log', async () => {
  const { exit, output } = await serveInto('pipe')
  expect({ exit, lines: output.match(/"msg":"request"/g)?.length }).toEqual({ exit: 0, lines: 20 })
})
