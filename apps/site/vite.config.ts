import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { pageChunks } from './scripts/pageChunks.ts'

/** An SVG drawing of a kilobyte or more in a style sheet, as vanilla-extract and the minifier write it. */
const drawing = /url\("data:image\/svg\+xml,([^"]{1000,})"\)/g

/**
 * Makes drawings inside style sheets files of their own. A page carries its styles: there a drawing would be read before the first paint,
 * once for each rule that names it.
 */
const drawingsAsFiles = (): Plugin => ({
  name: 'drawings-as-files',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const sheet of Object.values(bundle))
      if (sheet.type === 'asset' && sheet.fileName.endsWith('.css'))
        sheet.source = String(sheet.source).replaceAll(drawing, (_match, data: string) => {
          const file = this.emitFile({
            type: 'asset',
            name: 'drawing.svg',
            source: decodeURIComponent(data),
          })
          return `url(/${this.getFileName(file)})`
        })
  },
})

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react(), drawingsAsFiles()],
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
          output: { codeSplitting: { groups: pageChunks } },
        },
      },
  // The built server has its packages in it, as the program has; while developing they stay where tools find them.
  ssr: { noExternal: isSsrBuild ? true : [/^@rampart\//, /^@vanilla-extract\//] },
}))
