import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Pure rules and functions, in Node. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/site/**/*.test.ts',
      'scripts/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    // On the API and its database: part of the project `api`.
    exclude: ['**/node_modules/**', '**/*.api.test.ts'],
    environment: 'node',
    // Some load the code of whole pages first; a busy machine takes its time.
    testTimeout: 60_000,
    // Modules are loaded once for all files of a worker; tests leave nothing behind.
    isolate: false,
    // Vitest leaves one processor free by default.
    maxWorkers: availableParallelism(),
  },
})
