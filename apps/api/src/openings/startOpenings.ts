import type { FastifyBaseLogger } from 'fastify'
import { tellOpenings } from './openings.service.ts'

/**
 * How often the bootcamps are checked, in milliseconds: their status follows from their days alone.
 */
const interval = 10 * 60 * 1000

type Openings = Parameters<typeof tellOpenings>[0] & {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Sends mails to those who wait for bootcamps that are open, now and every ten minutes. Returns a
 * function that stops it after a check that is under way.
 */
export function startOpenings({ log, ...context }: Openings): () => Promise<void> {
  const tell = async () => {
    try {
      const told = await tellOpenings(context)
      if (told > 0) log.info({ event: 'opening_told', addresses: told }, 'told of an opening')
    } catch (error) {
      log.warn({ err: error }, 'nobody was told of an opening')
    }
  }
  let looking = Promise.resolve()
  // One check after the other, however long one takes.
  const look = () => {
    looking = looking.then(tell)
  }
  look()
  const timer = setInterval(look, interval).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
