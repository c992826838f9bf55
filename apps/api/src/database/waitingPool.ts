import { DatabaseError, Pool } from 'pg'
import type { PoolClient, PoolConfig } from 'pg'

/** How long no other connection is tried after the server had no room for one, in milliseconds. */
export const fullFor = 1_000

/** Whether the server, or the site's role or database there, has no connection left. */
export const isFull = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '53300'

type Done = Parameters<Pool['connect']>[0]

/**
 * A pool whose callers wait for one of its connections if the server has no room for another one.
 * It rejects at once only if it has none.
 */
export class WaitingPool extends Pool {
  #opened = 0
  readonly #most = this.options.max

  constructor(config: PoolConfig) {
    super(config)
    this.on('connect', () => void (this.#opened += 1))
    this.on('remove', () => void (this.#opened -= 1))
  }

  override connect(): Promise<PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<PoolClient> | void {
    const connecting = super.connect().catch((error: unknown) => {
      if (!isFull(error) || this.#opened === 0) throw error
      this.#stayAt(this.#opened)
      return super.connect()
    })
    if (!done) return connecting
    // oxlint-disable promise/no-callback-in-promise -- the pool's own queries connect this way
    connecting.then(
      (client) => done(undefined, client, client.release),
      (error) => done(error, undefined, () => undefined),
    )
  }

  /** Opens no more for a moment: those who wait would otherwise ask the full server each time. */
  #stayAt(count: number): void {
    this.options.max = Math.min(this.options.max, count)
    setTimeout(() => (this.options.max = this.#most), fullFor).unref()
  }
}
