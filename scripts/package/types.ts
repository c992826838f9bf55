import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository, run } from './workshop.ts'

/** Compiles an app's own modules against the packed package. */
export function checkTypes(app: string, moduleResolution: 'bundler' | 'node16'): Promise<void> {
  return compile(app, ['main.tsx', 'server.tsx', 'types.tsx'], [], moduleResolution)
}

/**
 * Compiles the examples that people paste from the pages of components and patterns: with the
 * options that `strict` leaves out, and also the package's declarations; then without `strict`, as
 * Next.js does unless it is told otherwise.
 */
export async function checkExamples(app: string): Promise<void> {
  const folder = join(app, 'examples')
  mkdirSync(folder)
  const sources = join(repository, 'packages/ui/src')
  const examples = globSync('**/*.example.tsx', { cwd: sources })
  for (const example of examples)
    copyFileSync(join(sources, example), join(folder, basename(example)))
  const pasted = examples.map((example) => join('examples', basename(example)))
  await compile(app, pasted, [
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--skipLibCheck',
    'false',
  ])
  // The types of TanStack Form say themselves that they need `strict`.
  const loose = pasted.filter((path) => !path.endsWith('TanStackForm.example.tsx'))
  await compile(app, loose, ['--strict', 'false'])
}

/**
 * Compiles a library that is made with the package and whose values have the type of each public
 * interface: its declarations can be written only if every type in them can be imported.
 */
export async function checkDeclarations(app: string): Promise<void> {
  const report = readFileSync(join(repository, 'packages/ui/api/ui.api.md'), 'utf8')
  const names = [...report.matchAll(/^export interface (\w+)(<)?/gm)].map(
    ([, name, generic]) => `${name}${generic ? '<never>' : ''}`,
  )
  const lines = names.map(
    (name, index) => `export const value${index} = (value: ui.${name}) => ({ ...value })`,
  )
  const library = ["import type * as ui from '@rampart/ui'", ...lines].join('\n')
  writeFileSync(join(app, 'library.ts'), library)
  await compile(app, ['library.ts'], ['--declaration'])
}

async function compile(
  app: string,
  files: readonly string[],
  strictness: readonly string[],
  moduleResolution: 'bundler' | 'node16' = 'bundler',
): Promise<void> {
  const settings = {
    module: moduleResolution === 'bundler' ? 'esnext' : 'node16',
    moduleResolution,
    target: 'es2024',
    lib: 'es2024,dom,dom.iterable',
    jsx: 'react-jsx',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const tsc = join(repository, 'node_modules/.bin/tsc')
  await run(
    tsc,
    [
      ...files,
      '--noEmit',
      '--strict',
      '--allowImportingTsExtensions',
      '--types',
      'react',
      ...options,
      ...strictness,
    ],
    app,
  )
}
