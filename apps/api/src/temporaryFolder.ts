import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemErrorCode } from './systemErrors.ts'
import { OperationError } from './operationError.ts'
import { stopSignals } from './stopSignals.ts'

/**
 * Gives `work` a folder of its own, which is removed when the work has ended, or when a signal ends
 * this process. Throws `OperationError` if none can be made.
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = makeFolder(name)
  // Programs that this process has started may still write into it, for a moment.
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  const end = (signal: NodeJS.Signals) => {
    remove()
    // Without the listener this signal ends the process.
    process.kill(process.pid, signal)
  }
  for (const signal of stopSignals) process.once(signal, end)
  try {
    return await work(folder)
  } finally {
    for (const signal of stopSignals) process.off(signal, end)
    remove()
  }
}

function makeFolder(name: string): string {
  try {
    return mkdtempSync(join(tmpdir(), `${name}-`))
  } catch (error) {
    throw new OperationError(
      `TMPDIR: no folder can be made in ${tmpdir()} (${systemErrorCode(error) ?? String(error)}).`,
    )
  }
}
