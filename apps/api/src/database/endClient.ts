import type { Client } from 'pg'

/** How long a server may take to close a connection, in milliseconds. */
const grace = 1_000

/**
 * Ends a connection. One whose server or network no longer responds is cut off, as the process
 * could not stop otherwise.
 */
export async function endClient(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), grace)
  try {
    await client.end()
  } finally {
    clearTimeout(cut)
  }
}
