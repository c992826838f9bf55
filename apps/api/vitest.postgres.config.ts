import { defineProject } from 'vitest/config'

/** The tests that use a database, on a PostgreSQL server. */
export default defineProject({
  test: {
    name: 'api-postgres',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // No database of a test's own choosing here: these are about the embedded one or about none.
    exclude: [
      'src/*.test.ts',
      'src/database/{embedded,lock,lost}.test.ts',
      'src/labs/{host,gateway}.test.ts',
      'src/labs/runtime/*.test.ts',
      'src/cli/*.process.test.ts',
    ],
    globalSetup: ['src/testing/postgres.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
