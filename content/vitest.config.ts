import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Every lab is solved as its guide says. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'labs',
    include: ['labs/*/solution.test.ts', 'missions.test.ts', 'films/films.test.ts', 'guides.test.ts', 'lessons.test.ts', 'terminalCurl.test.ts', 'terminalOpenssl.test.ts', 'shellSocket.test.ts', 'waitForLab.test.ts'],
    environment: 'node',
    // Vitest leaves one processor free by default; nothing else runs beside a part.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
