import { defineConfig } from 'vitest/config'

/** Every lab is solved as its guide says. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'labs', include: ['labs/*/solution.test.ts'], environment: 'node', testTimeout: 30_000 },
})
