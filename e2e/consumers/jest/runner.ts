import { expect, jest, test } from '@jest/globals'

export { expect, test }
export const fn = jest.fn
