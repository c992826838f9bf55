import { defineProject } from 'vitest/config'

/**
 * `npm run test:cluster`: several processes behind the software that operators really use with
 * them. Run by hand, because few machines have these programs; tests of missing programs are
 * skipped, and say so.
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
