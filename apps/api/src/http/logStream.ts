import { write, writeSync } from 'node:fs'
import { systemErrorCode } from '../systemErrors.ts'

/** How long a write that failed waits for its next try, in milliseconds. */
const pause = 100

/** How many characters may wait while the log cannot be written: what comes then is lost. */
const mostWaiting = 1_000_000

/** How often the last lines are tried when the process ends, and how long each waits after it. */
const last = { tries: 20, pause: 10 }

/** As much of Node's `write` as is used. */
export type WriteBytes = (
  fd: number,
  bytes: Buffer,
  done: (error: Error | null, count: number) => void,
) => void

/**
 * Writes lines to a file in the background, and goes on once there is room where there was none.
 * Fastify's own stream ends the process on a full disk, and then keeps it from ending: it tries the
 * last lines for ever.
 */
export function logStream(fd: number, writeBytes: WriteBytes = write) {
  let waiting = ''
  let bytes = Buffer.alloc(0)
  let state: 'idle' | 'writing' | 'failed' | 'unread' = 'idle'

  function writeNext(): void {
    if (bytes.length === 0) {
      bytes = Buffer.from(waiting)
      waiting = ''
    }
    state = bytes.length === 0 ? 'idle' : 'writing'
    if (state === 'writing') writeBytes(fd, bytes, written)
  }

  function written(error: Error | null, count: number): void {
    if (!error) {
      bytes = bytes.subarray(count)
      return writeNext()
    }
    // Nothing reads the log any more.
    state = systemErrorCode(error) === 'EPIPE' ? 'unread' : 'failed'
    if (state === 'failed') setTimeout(writeNext, pause).unref()
  }

  process.once('exit', () => {
    if (state === 'unread') return
    let rest = Buffer.concat([...(state === 'failed' ? [bytes] : []), Buffer.from(waiting)])
    for (let tries = 0; rest.length > 0 && tries < last.tries;) {
      try {
        rest = rest.subarray(writeSync(fd, rest))
      } catch {
        tries += 1
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, last.pause)
      }
    }
  })

  return {
    write: (line: string): void => {
      if (state === 'unread' || waiting.length + line.length > mostWaiting) return
      waiting += line
      if (state === 'idle') writeNext()
    },
  }
}
