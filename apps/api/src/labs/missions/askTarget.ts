import { request } from 'node:http'
import * as z from 'zod/mini'
import { limitInterim } from '../limitInterim.ts'
import type { Reach } from '../runtime/reach.ts'

/**
 * Where a lab's target tells the site which checks are solved. The gateway lets no visitor through
 * to anything below the folder.
 */
export const internalFolder = '/.rampart'

/** The most bytes of a report: 20 checks need under 2 kB. */
const maxBytes = 8_192
/**
 * How long a target may take from the first byte of the question to the last of its report, in
 * milliseconds.
 */
const timeout = 2_000

const reportSchema = z.object({
  checks: z.array(z.object({ id: z.string(), holds: z.boolean() })),
})

interface Target extends Reach {
  readonly gatewaySecret: string
}

/**
 * Asks a target which of its checks are solved. Its learner may have taken it over, so only ids of
 * the response are used: the caller keeps those that it knows. The first of several entries of an
 * id counts. Rejects if it sends anything other than a small report in time; redirects are not
 * followed.
 */
export function askTarget({ address, port, gatewaySecret }: Target): Promise<ReadonlySet<string>> {
  return new Promise((resolve, reject) => {
    const asking = limitInterim(
      request({
        host: address,
        port,
        path: `${internalFolder}/checks`,
        headers: { 'x-lab-gateway': gatewaySecret },
        // No agent: a reused connection could outlive its target.
        agent: false,
        signal: AbortSignal.timeout(timeout),
      }),
    )
    const fail = (reason: string) => {
      asking.destroy()
      reject(new Error(`A lab's target ${reason}.`))
    }
    asking.on('error', reject)
    // Node reports it in no other way.
    asking.on('upgrade', (_response, socket) => {
      socket.destroy()
      fail('changed the protocol')
    })
    asking.on('response', (response) => {
      if (response.statusCode !== 200) return fail(`answered ${response.statusCode}`)
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) fail('sent too much')
        else chunks.push(chunk)
      })
      response.on('error', reject)
      response.on('end', () => {
        try {
          resolve(readReport(Buffer.concat(chunks).toString()))
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
    asking.end()
  })
}

function readReport(text: string): ReadonlySet<string> {
  const { checks } = reportSchema.parse(JSON.parse(text))
  const first = new Map<string, boolean>()
  for (const { id, holds } of checks) if (!first.has(id)) first.set(id, holds)
  return new Set([...first].filter(([, holds]) => holds).map(([id]) => id))
}
