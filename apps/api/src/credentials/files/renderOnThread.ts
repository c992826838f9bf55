import { createThreadPool, spareThreads } from '../../threads/threadPool.ts'
import type { render } from './render.ts'

/** How many credentials are drawn at a time. */
const drawingThreads = Math.min(2, spareThreads)

/** Five minutes, because a new thread has to load the drawing code again. */
const idleTimeout = 300_000

const pool = createThreadPool(
  new URL('./renderWorker.ts', import.meta.url),
  drawingThreads,
  idleTimeout,
)

/**
 * `render`, away from the thread that serves requests: drawing one certificate in all its formats
 * takes it a second.
 */
export async function renderOnThread(
  record: Parameters<typeof render>[0],
  credential: string,
  format: Parameters<typeof render>[2],
  { publicUrl, brand }: Parameters<typeof render>[3],
): Promise<Buffer> {
  const issuer = { publicUrl, brand }
  const bytes = (await pool.run([record, credential, format, issuer], {
    name: 'draw',
  })) as Uint8Array
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
