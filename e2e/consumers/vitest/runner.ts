import { expect, test, vi } from 'vitest'

export { expect, test }
export const fn = vi.fn
