import { refuseFor } from '../../http/apiError.ts'
import { createBoundedQueue } from '../../http/boundedQueue.ts'

const refuse = refuseFor({ errors: ['drawing_busy'] })

/**
 * Lets two drawings be made at a time and a few wait, each of them once however many ask for it; further ones get 503 with a time.
 * Drawing takes a processor for up to a second, and the time limit for handlers would end a longer wait.
 */
export function createRenderQueue() {
  const enqueue = createBoundedQueue({
    running: 2,
    waiting: 12,
    refusal: () => refuse('drawing_busy'),
  })
  const underWay = new Map<string, Promise<Buffer>>()

  /** The drawing of this name, made for the first that asks. */
  return function render(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = underWay.get(name)
    if (known) return known
    const drawing = enqueue(draw).finally(() => underWay.delete(name))
    underWay.set(name, drawing)
    return drawing
  }
}
