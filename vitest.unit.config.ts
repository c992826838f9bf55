import { defineConfig } from 'vitest/config'

/** Pure rules and functions, in Node. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'apps/site/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' },
})
