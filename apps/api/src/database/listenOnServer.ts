import { Client } from 'pg'
import { endClient } from './endClient.ts'
import { connectTimeout, keptAlive, named } from './serverPools.ts'

interface Listener {
  readonly onMessage: (payload: string) => void
  readonly onState: (isUp: boolean) => void
  readonly onLost: (error: Error) => void
}

/** How long to wait before another try to connect, in milliseconds. */
const retryAfter = 1_000

/**
 * Listens to a channel on a connection of its own, and connects again when it is lost. `onState` is
 * called when messages begin to arrive and when some may be missing. Returns a function that ends
 * it.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  { onMessage, onState, onLost }: Listener,
): Promise<() => Promise<void>> {
  let isClosed = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeout,
      ...keptAlive,
      ...named,
    })
    client = next
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    next.on('error', onLost)
    next.on('end', () => {
      onState(false)
      if (!isClosed) retry = setTimeout(() => void connect(), retryAfter)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      onState(true)
    } catch {
      // A connection that was never made ends too, and leads to the next try.
      await next.end().catch(() => undefined)
    }
  }
  await connect()
  return async () => {
    isClosed = true
    clearTimeout(retry)
    if (client) await endClient(client)
  }
}
