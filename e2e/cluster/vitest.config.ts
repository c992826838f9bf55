import { defineProject } from 'vitest/config'

/**
 * `npm run test:cluster`: several processes behind what operators really put around them. By hand,
 * as few machines have these programs; what a machine lacks is skipped, and said.
 */
export default defineProject({
  test: {
    name: 'cluster',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    // One after the other: each is about how processes behave under load.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
