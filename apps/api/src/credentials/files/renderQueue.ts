import { refuseFor } from '../../http/apiError.ts'
import { createBoundedQueue } from '../../http/boundedQueue.ts'

const refuse = refuseFor({ errors: ['drawing_busy'] })

/** How long a file may take that has to wait for others to be drawn, in milliseconds. */
export const drawingTimeout = 60_000

/**
 * Makes two drawings at a time, each of them once however many ask for it, while the others wait:
 * if a class opens its certificates at once, everybody gets one. Only what could not be drawn
 * within `drawingTimeout` gets 503: a drawing takes half a second.
 */
export function createRenderQueue() {
  const enqueue = createBoundedQueue({
    running: 2,
    waiting: 100,
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
