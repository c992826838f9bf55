import type { Client } from 'pg'

/** How long a server may take to close a connection, in milliseconds. */
const grace = 1_000

/**
 * Ends a connection. If its server or network no longer responds, the connection is closed by
 * force, as the process could not stop otherwise.
 */
export async function endClient(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), grace)
  try {
    await client.end()
  } finally {
    clearTimeout(cut)
  }
}
