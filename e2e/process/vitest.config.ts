import { defineProject } from 'vitest/config'

/**
 * The built site and the API as processes of their own: how they start, serve, stop and recover.
 */
export default defineProject({
  test: {
    name: 'process',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['filledFolder.setup.ts'],
    // Starting takes a core for seconds; most of the rest is waiting.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
