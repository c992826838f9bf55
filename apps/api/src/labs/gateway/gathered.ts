/**
 * Reads a response in pieces of all that has arrived. A target may make each byte a chunk of its
 * own: passed on as they are, tens of thousands of them wait in memory for a visitor who is slow.
 */
export async function* gathered(response: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // Iterating reads all that a stream has, as one buffer.
  yield* response
}
