import { availableParallelism } from 'node:os'
import { defineProject } from 'vitest/config'

/** The tests on embedded databases. */
export default defineProject({
  test: {
    name: 'api',
    root: import.meta.dirname,
    environment: 'node',
    // Modules are loaded once for all files of a worker; tests leave nothing behind.
    isolate: false,
    // V8 fails now and then where it frees the code of many databases (nodejs/node#64500).
    execArgv: ['--no-wasm-code-gc'],
    // Some tests wait for processes, queues and mail servers; a worker more than there are
    // processors keeps all of these at work.
    maxWorkers: availableParallelism() + 1,
    // Besides the API's own: what runs the site's adapters on it.
    include: ['src/**/*.test.ts', '../site/server/**/*.api.test.ts'],
    // About a PostgreSQL server; vitest.postgres.config.ts runs it.
    exclude: ['src/database/{deadlocks,server,sharedConnections}.test.ts'],
    globalSetup: ['src/testing/embedded.setup.ts'],
    setupFiles: ['src/testing/cheapHashes.setup.ts'],
    // Limits for a slow machine: the longest tests hash the passwords of a class, or start the site
    // several times.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
