import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { sharedVite } from '../scripts/vite.ts'
import { stateStories } from './atlas/stateStories.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.@(mdx|stories.tsx)',
    '../packages/screens/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
    '../.storybook/**/*.mdx',
  ],
  addons: [
    // MDX has no tables without this.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    './public',
    // For Storybook's own frame; stories have their own.
    {
      from: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      to: '/fonts/display.woff2',
    },
    {
      from: '../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      to: '/fonts/body.woff2',
    },
  ],
  // `writeDocs.ts` puts the components' other names there.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (config) => {
    const { mergeConfig } = await import('vite')
    // The first versions with `light-dark()`: for older ones it would be replaced by something that
    // cannot be nested.
    const build = { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] }
    return mergeConfig(mergeConfig(config, sharedVite()), {
      build,
      plugins: [stateStories],
    })
  },
}

export default config
