import { lowerPriority } from '../../threads/lowerPriority.ts'
import { render } from './render.ts'

lowerPriority()

/** Runs in a thread of the pool of `renderOnThread.ts`. */
export const draw = (request: Parameters<typeof render>): Promise<Uint8Array> => render(...request)
