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
  // As for stories: machines are shared.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: requireBrowser(), args: browserArguments },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node serve.ts',
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: `${import.meta.dirname}/.data`, RATE_LIMIT_SCALE: '100' },
  },
})
