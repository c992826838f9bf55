import { defineProject } from 'vitest/config'

/** The tests on embedded databases. */
export default defineProject({
  test: {
    name: 'api',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // About a PostgreSQL server; vitest.postgres.config.ts runs it.
    exclude: ['src/database/server.test.ts'],
    globalSetup: ['src/testing/embedded.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
