import { Client } from 'pg'
import type { ClientConfig, DatabaseError } from 'pg'

/**
 * A connection for requests. What the server says before it is ready refuses it: a server that
 * translates its messages has other words for `FATAL`, by which `isDatabaseDown` knows that.
 */
export class RequestClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const { connection } = this
    const refuse = (error: DatabaseError) => void (error.severity = 'FATAL')
    connection.on('errorMessage', refuse)
    connection.once('readyForQuery', () => connection.off('errorMessage', refuse))
  }
}
