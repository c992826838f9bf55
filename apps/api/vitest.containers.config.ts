import { defineProject } from 'vitest/config'

/** On a real container engine, by hand; without one everything is skipped. */
export default defineProject({
  test: {
    name: 'containers',
    root: import.meta.dirname,
    environment: 'node',
    include: ['containers/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
