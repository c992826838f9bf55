import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, requireBrowser } from '../scripts/browser.ts'

const port = Number(process.env['E2E_PORT'] ?? 3210)

/** Journeys through the assembled site: built, with demo data in a folder of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  // Journeys wait for each other's processes: with one worker more than processors they take a
  // fifth less time.
  workers: availableParallelism() + 1,
  // What passes only on a retry is named in the last lines of `npm test`; the aim is none.
  retries: 1,
  // Limits for a machine that is busy with other work; a journey takes a few seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: requireBrowser(), args: browserArguments },
    // Recording takes a tenth of the processor time, and the screen a third: only a second try is
    // recorded, by its document.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  webServer: {
    command: 'node serve.ts',
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: `${import.meta.dirname}/.data`,
      RATE_LIMIT_SCALE: '100',
    },
  },
})
