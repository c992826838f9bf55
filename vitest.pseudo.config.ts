import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, requireBrowser } from './scripts/browser.ts'

const root = import.meta.dirname

process.env['TZ'] = 'UTC'

/**
 * The first state of each story of screens and site, in the pseudo-language: what is in no
 * catalogue shows. Steps find things by English words.
 */
export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vite-stories',
  plugins: [
    {
      name: 'stories-without-steps',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('.stories.tsx')
          ? code.replaceAll(/^( +)play(?=[:,(])/gm, '$1notPlayed')
          : undefined,
    },
    storybookTest({ configDir: `${root}/.storybook` }),
  ],
  test: {
    name: 'pseudo',
    env: { VITE_PSEUDO: '1' },
    testTimeout: 30_000,
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['.storybook/stories.setup.ts', '.storybook/pseudo/pseudo.setup.ts'],
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
