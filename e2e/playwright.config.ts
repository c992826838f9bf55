import { defineConfig } from '@playwright/test'
import { browserArguments, requireBrowser } from '../scripts/browser.ts'

const port = Number(process.env['E2E_PORT'] ?? 3210)

/** Journeys through the assembled site: built, with demo data in a folder of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  workers: 2,
  // What passes only on a retry is named in the last lines of `npm test`; the aim is none.
  retries: 1,
  // Limits for a machine that is busy with other work; a journey takes a few seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: requireBrowser(), args: browserArguments },
    // Recording the screen takes a third of the processor time; a trace shows the page by its document anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
