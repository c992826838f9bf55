import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { UserConfig } from 'vite'

/**
 * The settings of every Vite build here: typed styles, and dependencies that Vite would find late.
 */
export function sharedVite(): UserConfig {
  return {
    plugins: [vanillaExtractPlugin()],
    // If they were found late, the page would be loaded again in the middle of the first run of the
    // story tests.
    optimizeDeps: {
      // Vite does not search workers for them.
      entries: ['packages/screens/src/**/*.worker.ts', 'apps/site/src/**/*.worker.ts'],
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'dompurify',
        'lucide-react',
        ...['Dialog', 'Menu', 'Modal', 'Popover', 'Tabs', 'Toast'].map(
          (part) => `react-aria-components/${part}`,
        ),
        '@tanstack/react-query',
        'zod/mini',
        '@vanilla-extract/recipes/createRuntimeFn',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
      ],
    },
  }
}
