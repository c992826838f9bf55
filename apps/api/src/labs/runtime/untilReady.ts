import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'

/** The most characters that are read before that line. */
const maxRead = 4_096

/**
 * Waits until a target prints the one line that says that it listens on its port. Rejects if it
 * ends, prints something else or takes too long. Later output is ignored.
 */
export function untilReady(
  child: ChildProcessWithoutNullStreams,
  port: number,
  milliseconds: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let read = 0
    const lines = createInterface(child.stdout)
    const timer = setTimeout(() => fail('The target took too long to start.'), milliseconds)
    const settle = (action: () => void) => {
      clearTimeout(timer)
      lines.removeAllListeners().close()
      child.stdout.off('data', count).resume()
      child.off('exit', ended)
      action()
    }
    const fail = (message: string) => settle(() => reject(new Error(message)))
    const ended = (code: number | null, signal: string | null) =>
      fail(`The target ended with ${signal ?? `code ${code}`} before it responded.`)
    const count = (chunk: Buffer) => {
      read += chunk.length
      if (read > maxRead) fail('The target said too much before it responded.')
    }
    child.stdout.on('data', count)
    child.once('exit', ended)
    lines.once('line', (line) => {
      if (line === JSON.stringify({ port })) settle(resolve)
      else fail(`The target said something other than its port: ${line.slice(0, 200)}`)
    })
  })
}
