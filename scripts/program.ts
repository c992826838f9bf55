import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../', import.meta.url))

/**
 * Node's arguments for starting the built site, from the repository's root: stack traces name the
 * sources; WebAssembly runs without the optimizing compiler, which takes 600 MB for one function of
 * PostgreSQL; the signal USR1 opens no debugger.
 */
export const siteProgram = [
  '--enable-source-maps',
  '--liftoff-only',
  '--disable-sigusr1',
  'apps/site/dist/program/main.js',
] as const
