import { ApiError } from '../../http/apiError.ts'

/** Drawing takes a processor for up to a second. */
const seats = 2
/** Who waits longer would be cut off by the time limit for handlers. */
const maxWaiting = 12

/** Lets two drawings be made at a time and a few wait, each of them once however many ask for it; further ones get 503 with a time. */
export function createDrawingDesk() {
  const underWay = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let busy = 0

  async function takeSeat(): Promise<void> {
    if (busy < seats) {
      busy += 1
      return
    }
    if (waiting.length >= maxWaiting) throw new ApiError(503, 'busy', 'Too many pictures are being drawn. Please try again in a moment.', { retryAfter: 5 })
    // The seat is handed over, not given back.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leaveSeat(): void {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }

  async function work(draw: () => Promise<Buffer>): Promise<Buffer> {
    await takeSeat()
    try {
      return await draw()
    } finally {
      leaveSeat()
    }
  }

  /** The drawing of this name, by whoever asks first. */
  return function order(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = underWay.get(name)
    if (known) return known
    const drawing = work(draw).finally(() => underWay.delete(name))
    underWay.set(name, drawing)
    return drawing
  }
}
