import { setTimeout } from 'node:timers/promises'

/**
 * Reads a response in pieces of all that has arrived. A target may make each byte a chunk of its
 * own: passed on as they are, tens of thousands of them wait in memory for a visitor who is slow.
 * Waits after each piece for as long as `pace` says.
 */
export async function* gathered(
  response: AsyncIterable<Buffer>,
  pace: (bytes: number) => number,
): AsyncGenerator<Buffer> {
  // Iterating reads all that a stream has, as one buffer.
  for await (const piece of response) {
    yield piece
    const wait = pace(piece.length)
    if (wait > 0) await setTimeout(wait, undefined, { ref: false })
  }
}
