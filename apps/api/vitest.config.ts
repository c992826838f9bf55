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
    // Vitest leaves one processor free by default; nothing else runs beside a part.
    maxWorkers: availableParallelism(),
    // Besides the API's own: what runs the site's adapters on it.
    include: ['src/**/*.test.ts', '../site/server/**/*.api.test.ts'],
    // About a PostgreSQL server; vitest.postgres.config.ts runs it.
    exclude: ['src/database/server.test.ts'],
    globalSetup: ['src/testing/embedded.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
