import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig } from 'tsdown'
import { isClientModule } from './scripts/clientModules.ts'
import { built, command, entries, languages } from './scripts/entries.ts'

/**
 * How the modules of the package are built. They stay apart: one JS file and one CSS file for each
 * source file, every rule in one place, and each JS file imports the CSS it needs. So a consumer's
 * bundler takes what is imported and nothing else, in the order that the cascade needs. The
 * drawings (`packages/artwork`) are not published apart: their modules are built into this package.
 */
const src = join(import.meta.dirname, 'src')

export default defineConfig({
  entry: Object.fromEntries(
    [...Object.values(entries), ...Object.values(languages), command].map((path) => [
      path.replace(/\.tsx?$/, ''),
      join(src, path),
    ]),
  ),
  root: src,
  format: 'esm',
  platform: 'neutral',
  target: false,
  unbundle: true,
  // Written by tsc: `scripts/build.ts`.
  dts: false,
  // Its verbatimModuleSyntax would leave a bare `import 'react'` where only types came from there.
  tsconfig: false,
  // For the command; and what is resolved at the consumer, by `imports` in package.json.
  deps: { neverBundle: [/^node:/, '#language'] },
  // A warning here is a fault at the consumer.
  failOnWarn: true,
  plugins: [
    vanillaExtractPlugin({ cwd: import.meta.dirname, identifiers: 'short' }),
    {
      name: 'use-client',
      transform: {
        filter: { id: /\.tsx$/ },
        handler: (code) =>
          isClientModule(code) ? { code: `'use client';\n${code}`, map: null } : null,
      },
    },
  ],
  inputOptions: {
    // That directives may not survive is said even if modules stay apart, as here.
    checks: { moduleLevelDirective: false, pluginTimings: false },
    // An inlined class name would leave its module, and so its CSS, unused.
    optimization: { inlineConst: false },
  },
  outputOptions: {
    preserveModulesRoot: src,
    entryFileNames: ({ name }) => `${built(name)}.js`,
    assetFileNames: ({ originalFileNames: [source = ''] }) =>
      source.replace(/^src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css'),
  },
})
