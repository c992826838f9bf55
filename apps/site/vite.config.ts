import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cancelledTransitions } from './scripts/cancelledTransitions.ts'
import { compileHints } from './scripts/compileHints.ts'
import { pageChunks } from './scripts/pageChunks.ts'
import { filesOfPart, partLoader } from './scripts/partLoader.ts'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react(), compileHints, partLoader, cancelledTransitions],
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'src/entry-server.tsx' }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
        assetsInlineLimit: 0,
        // The first with `light-dark()`: for older ones it would be replaced by something that does
        // not nest.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // Names of classes and limits stand where they are used: a constant that parts share
          // would be a file of its own, or bytes of a file that they load for nothing else.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups: pageChunks } },
        },
      },
  // The built server has its packages in it, as the program has; while developing they stay where
  // tools find them.
  ssr: { noExternal: isSsrBuild ? true : [/^@rampart\//, /^@vanilla-extract\//] },
}))
