import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, requireBrowser } from './scripts/browser.ts'

const root = import.meta.dirname

// The browser takes it over: pictures show times of day.
process.env['TZ'] = 'UTC'

/** Every story, rendered, played and checked by axe in Chromium. */
export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vite-stories',
  plugins: [
    storybookTest({
      configDir: `${root}/.storybook`,
      storybookScript: 'npm run storybook -- --no-open',
    }),
  ],
  test: {
    name: 'stories',
    // Of a run with this file alone; `npm test` names its reporters itself.
    reporters: ['default', './.storybook/atlas/atlasReporter.ts'],
    testTimeout: 90_000,
    // One page for many files: each file in a page of its own takes half as long again. Stories
    // leave nothing behind.
    isolate: false,
    // Stories mostly wait for frames; a page more than there are cores keeps all of them at work.
    maxWorkers: availableParallelism() + 1,
    // `npm test` tries each state in all modes; a quick run while writing goes without.
    setupFiles: [
      '.storybook/stories.setup.ts',
      '.storybook/quotes.setup.ts',
      '.storybook/rings.setup.ts',
      ...(process.env['MODES'] ? ['.storybook/modes.setup.ts'] : []),
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: requireBrowser(), args: browserArguments },
      }),
      // The size that Storybook gives to a story without one: each change of size costs frames.
      instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
    },
  },
})
