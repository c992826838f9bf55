import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShellStart } from '../runtime/runtime.ts'
import { createShells } from './shells.ts'
import type { Viewer } from './shells.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const started: (Pick<ShellStart, 'onOutput' | 'onEnd'> & {
    sessionId: string
    typed: string
    isPaused: boolean
    isEnded: boolean
    isLeft: boolean
  })[] = []
  let isBroken = false
  const shells = createShells({
    log: { warn: () => undefined },
    start: async (sessionId, events) => {
      if (isBroken) throw new Error('no engine')
      const shell = {
        sessionId,
        ...events,
        typed: '',
        isPaused: false,
        isEnded: false,
        isLeft: false,
      }
      started.push(shell)
      return {
        write: (input) => {
          shell.typed += input.toString()
        },
        resize: () => undefined,
        pause: () => {
          shell.isPaused = true
        },
        resume: () => {
          shell.isPaused = false
        },
        leave: () => {
          shell.isLeft = true
        },
        end: async () => {
          shell.isEnded = true
        },
      }
    },
  })
  const viewer = (waiting = 0) => {
    const seen = { text: '', closed: '' }
    const own: Viewer = {
      show: (output, isReplay) => {
        seen.text = isReplay ? `[${output.toString()}]` : seen.text + output.toString()
      },
      waiting: () => waiting,
      closed: (reason) => {
        seen.closed = reason
      },
    }
    return { seen, own }
  }
  const join = async (sessionId: string, { own } = viewer()) => {
    const view = await shells.join(sessionId, own)
    if (view === 'too many') throw new Error('too many')
    return view
  }
  const breakEngine = () => {
    isBroken = true
  }
  return { shells, started, viewer, join, breakEngine }
}

test('two tabs see the same shell, and a tab that comes back sees what was printed meanwhile', async () => {
  const { started, viewer, join } = open()
  const [one, two] = [viewer(), viewer()]
  const [first] = await Promise.all([join('s1', one), join('s1', two)])
  expect(started).toHaveLength(1)
  started[0]?.onOutput(Buffer.from('a'))
  first.leave()
  started[0]?.onOutput(Buffer.from('b'))
  expect([one.seen.text, two.seen.text]).toEqual(['[]a', '[]ab'])
  const again = viewer()
  await join('s1', again)
  expect(again.seen.text).toBe('[ab]')
})

test('sessions have shells of their own', async () => {
  const { started, viewer, join } = open()
  const [mine, theirs] = [viewer(), viewer()]
  const view = await join('s1', mine)
  await join('s2', theirs)
  view.write(Buffer.from('secret'))
  started[0]?.onOutput(Buffer.from('secret'))
  expect(started.map(({ sessionId, typed }) => [sessionId, typed])).toEqual([
    ['s1', 'secret'],
    ['s2', ''],
  ])
  expect(theirs.seen.text).toBe('[]')
})

test('what is kept has a limit', async () => {
  const { started, viewer, join } = open()
  await join('s1')
  for (let line = 0; line < 400; line += 1) started[0]?.onOutput(Buffer.alloc(1_000, 'x'))
  const again = viewer()
  await join('s1', again)
  expect(again.seen.text.length).toBeGreaterThan(100_000)
  expect(again.seen.text.length).toBeLessThan(132_000)
})

test('a shell that prints without end waits, and goes on', async () => {
  const { started, join } = open()
  await join('s1')
  // As fast as it may for ten seconds, in small pieces.
  let printed = 0
  for (let moment = 0; moment < 200; moment += 1) {
    for (let piece = 0; piece < 100 && !started[0]?.isPaused; piece += 1) {
      started[0]?.onOutput(Buffer.alloc(8_192))
      printed += 8_192
      await vi.advanceTimersByTimeAsync(0)
    }
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(printed).toBeGreaterThan(5 * 524_288)
  expect(printed).toBeLessThan(11 * 524_288)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(started[0]?.isPaused).toBe(false)
})

test('a shell waits for a slow reader', async () => {
  const { started, viewer, join } = open()
  await join('s1', viewer(1_000_000))
  started[0]?.onOutput(Buffer.from('x'))
  await vi.advanceTimersByTimeAsync(100)
  expect(started[0]?.isPaused).toBe(true)
})

test('four terminals a session, and no more', async () => {
  const { shells, viewer, join } = open()
  const views = await Promise.all([1, 2, 3, 4].map(() => join('s1')))
  expect(await shells.join('s1', viewer().own)).toBe('too many')
  views[0]?.leave()
  await join('s1')
})

test('a shell that has ended closes its terminals, and the next one starts another', async () => {
  const { started, viewer, join } = open()
  const { seen, own } = viewer()
  await join('s1', { seen, own })
  started[0]?.onEnd()
  expect(seen.closed).toBe('ended')
  await join('s1')
  expect(started).toHaveLength(2)
})

test('half an hour without a key ends it, keys keep it', async () => {
  const { started, viewer, join } = open()
  const { seen, own } = viewer()
  const view = await join('s1', { seen, own })
  await vi.advanceTimersByTimeAsync(29 * 60_000)
  view.write(Buffer.from('x'))
  await vi.advanceTimersByTimeAsync(29 * 60_000)
  expect(started[0]?.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect([started[0]?.isEnded, seen.closed]).toEqual([true, 'idle'])
})

test('a shell that does not start is forgotten', async () => {
  const { shells, started, viewer, breakEngine } = open()
  breakEngine()
  await expect(shells.join('s1', viewer().own)).rejects.toThrow('no engine')
  await expect(shells.join('s1', viewer().own)).rejects.toThrow('no engine')
  expect(started).toEqual([])
})

test('closing leaves them to the next process, and ends none', async () => {
  const { shells, started, join } = open()
  await join('s1')
  await join('s2')
  await shells.close()
  expect(started.map(({ isLeft, isEnded }) => [isLeft, isEnded])).toEqual([
    [true, false],
    [true, false],
  ])
})
