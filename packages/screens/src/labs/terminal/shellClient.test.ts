import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from './shell/protocol.ts'
import type { Kept } from './shell/shell.ts'
import { createShellClient } from './shellClient.ts'
import type { ShellWorker } from './shellClient.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kept = (content: string): Kept => ({
  files: { '/home/learner/a': new TextEncoder().encode(content) },
  memory: { told: '', exported: {}, functions: [] },
})

/** Workers whose replies the test sends. */
function open() {
  const workers: (ShellWorker & {
    sent: ToWorker[]
    say: (message: FromWorker) => void
    isEnded: boolean
  })[] = []
  const makeWorker = () => {
    const worker = {
      sent: [] as ToWorker[],
      isEnded: false,
      onmessage: null as ShellWorker['onmessage'],
      onerror: null,
      postMessage: (message: ToWorker) => void worker.sent.push(message),
      terminate: () => {
        worker.isEnded = true
      },
      say: (data: FromWorker) => worker.onmessage?.({ data }),
    }
    workers.push(worker)
    return worker
  }
  const onOutput = vi.fn()
  const onKept = vi.fn()
  const onClear = vi.fn()
  const client = createShellClient({
    makeWorker,
    variables: { LAB_URL: 'http://x' },
    origin: 'http://x',
    newTicket: async () => ({ ticket: 't', expiresAt: 'later' }),
    onOutput,
    onClear,
    onKept,
    onLost: () => undefined,
  })
  return { client, workers, onOutput, onClear, onKept }
}

test('a command that hears Ctrl-C ends, and the shell stays', async () => {
  const { client, workers } = open()
  workers[0]?.say({ type: 'ready', place: '~' })
  const running = client.run('sleep 9')
  await vi.advanceTimersByTimeAsync(0)
  client.interrupt()
  expect(workers[0]?.sent.at(-1)).toEqual({ type: 'abort' })
  workers[0]?.say({ type: 'result', id: 1, value: { status: 130, place: '~/d', kept: kept('1') } })
  expect(await running).toBe(130)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([workers.length, client.place()]).toEqual([1, '~/d'])
})

test('a shell that does not hear is started again with what was kept', async () => {
  const { client, workers, onOutput, onKept } = open()
  workers[0]?.say({ type: 'ready', place: '~' })
  const first = client.run('echo 1 > a')
  await vi.advanceTimersByTimeAsync(0)
  workers[0]?.say({ type: 'result', id: 1, value: { status: 0, place: '~', kept: kept('1') } })
  expect(await first).toBe(0)
  expect(onKept).toHaveBeenCalledWith(kept('1'))
  const endless = client.run('while true; do :; done')
  await vi.advanceTimersByTimeAsync(0)
  client.interrupt()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await endless).toBe(130)
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
  expect(workers[1]?.sent[0]).toMatchObject({ type: 'start', kept: kept('1') })
  workers[0]?.say({ type: 'output', text: 'late' })
  expect(onOutput).not.toHaveBeenCalled()
})

test('Ctrl-C ends a command that waits for a shell that is started again', async () => {
  const { client, workers } = open()
  workers[0]?.say({ type: 'ready', place: '~' })
  const endless = client.run('while true; do :; done')
  await vi.advanceTimersByTimeAsync(0)
  client.interrupt()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await endless).toBe(130)
  const waiting = client.run('while true; do :; done')
  client.interrupt()
  workers[1]?.say({ type: 'ready', place: '~' })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await waiting).toBe(130)
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, false])
})

test('a run brings the history, and its clear empties the screen', async () => {
  const { client, workers, onClear } = open()
  workers[0]?.say({ type: 'ready', place: '~' })
  void client.run('clear', { history: ['ls', 'clear'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(workers[0]?.sent.at(-1)).toMatchObject({
    type: 'run',
    screen: { history: ['ls', 'clear'] },
  })
  workers[0]?.say({ type: 'clear' })
  expect(onClear).toHaveBeenCalledOnce()
})

test('tickets are handed to the worker that asks', async () => {
  const { workers } = open()
  workers[0]?.say({ type: 'needsTicket' })
  await vi.advanceTimersByTimeAsync(0)
  expect(workers[0]?.sent.at(-1)).toEqual({
    type: 'ticket',
    ticket: { ticket: 't', expiresAt: 'later' },
  })
})
