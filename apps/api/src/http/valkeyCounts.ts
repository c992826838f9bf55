import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import type { CountStore } from './sharedCounts.ts'

/** Counts in a Valkey server. */
export interface ValkeyCounts extends CountStore {
  /** Whether the last exchange succeeded. */
  isUp(): boolean
  /** Ends the connection. */
  close(): void
}

/** How long the server may take to respond before it counts as away, in milliseconds. */
const timeout = 2_000

/**
 * Adds to all counts in one step of the server. A new one gets the end of its window, which the
 * server keeps by its own clock: what is over is removed without a sweep.
 */
const addToAll = `
local shared = {}
for place, key in ipairs(KEYS) do
  local count = redis.call('INCRBY', key, ARGV[2 * place - 1])
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[2 * place])
    redis.call('PEXPIRE', key, left)
  end
  shared[2 * place - 1] = count
  shared[2 * place] = left
end
return shared
`

/** Beside the keys of other programs on the server. */
const keyIn = (key: string) => `rampart:count:${key}`

/**
 * Opens a connection in the background and renews it for as long as it takes. Each change is one
 * line of the log, which has neither user nor password.
 */
export function openValkeyCounts(
  url: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): ValkeyCounts {
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    connectTimeout: timeout,
    socketTimeout: timeout,
    // Counts that cannot be sent now are sent a second later with the rest; if the client sent them
    // again too, they would count twice.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // To ask whether the server has loaded its data needs another permission, and the first
    // exchange shows the same.
    enableReadyCheck: false,
    disableClientInfo: true,
    // After a failover the address leads to another server.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
    retryStrategy: () => 1_000 + Math.random() * 1_000,
  })
  let isUp: boolean | null = null
  const note = (error?: unknown) => {
    if (isUp === !error) return
    if (error) log.warn({ err: error }, 'Valkey cannot be used: each process counts requests alone')
    else if (isUp === false) log.info('Valkey is used again: requests are counted together')
    isUp = !error
  }

  const add: CountStore['add'] = async (counts) => {
    try {
      const shared = (await client.eval(
        addToAll,
        counts.length,
        ...counts.map(({ key }) => keyIn(key)),
        ...counts.flatMap(({ count, ttl }) => [count, ttl]),
      )) as number[]
      note()
      return counts.map(({ key }, place) => ({
        key,
        count: shared[2 * place] ?? 0,
        ttl: shared[2 * place + 1] ?? 0,
      }))
    } catch (error) {
      note(error)
      throw error
    }
  }

  client.on('error', note)
  client.on('close', () => note(new Error('The connection was closed.')))
  // Shows that the script may run and write, before there is anything to count.
  client.on('ready', () => void add([{ key: 'none', count: 0, ttl: 1 }]).catch(() => undefined))
  return {
    add,
    isUp: () => isUp === true,
    close: () => {
      client.removeAllListeners()
      client.disconnect()
    },
  }
}
