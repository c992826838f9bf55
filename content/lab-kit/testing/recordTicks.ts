import { appendFileSync } from 'node:fs'
import type { CheckState } from '../mission.ts'

/** The file in which `labs try` wants each tick; undefined in tests. */
const file = process.env['LAB_TICKS_FILE']

/**
 * Notes for `labs try` after which request of a target each of its checks came to hold; `ask` reads
 * the checks.
 */
export function recordTicks(ask: () => Promise<readonly CheckState[]>): (request: string) => Promise<void> {
  const ticked = new Set<string>()
  let requests = 0
  return async (request) => {
    requests++
    if (file === undefined) return
    for (const { id, holds } of await ask()) {
      if (!holds || ticked.has(id)) continue
      ticked.add(id)
      appendFileSync(file, `${JSON.stringify({ id, after: request, requests })}\n`)
    }
  }
}
