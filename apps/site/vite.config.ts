import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The package's exports lead to its development build whatever the mode. */
const productionRouter = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] },
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'src/entry-server.tsx' }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // The first with `light-dark()`: for older ones it would be replaced by something that does not nest.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // Left alone, the bundler puts React's shared parts into one chunk with those of lazily loaded overlays.
          output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] } },
        },
      },
  ssr: { noExternal: [/^@rampart\//, /^@vanilla-extract\//] },
}))
