import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { inject, onTestFinished, TestRunner } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { wrap } from '../database/embedded.ts'
import { extensions, startParams } from '../database/embeddedParams.ts'
import { openServer } from '../database/server.ts'
import { databaseUrl, onServer } from './postgres.setup.ts'

// Node has it; its types name the parts of it alone.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> }

/** A file of PGlite's package. */
const partOf = (name: string) =>
  readFile(new URL(`./${name}`, import.meta.resolve('@electric-sql/pglite')))

/**
 * PostgreSQL's program, compiled once for all databases of a worker: that saves time, and V8 fails now and then where it compiles and
 * forgets large programs again and again (nodejs/node#64500).
 */
let program: Promise<{ pgliteWasmModule: WebAssembly.Module; fsBundle: Blob }> | undefined
const compiled = () =>
  (program ??= Promise.all([partOf('pglite.wasm'), partOf('pglite.data')]).then(
    async ([wasm, data]) => ({
      pgliteWasmModule: await WebAssembly.compile(wasm),
      fsBundle: new Blob([data]),
    }),
  ))

/** Skips the running test if the project's kind of database is not available. */
export function skipWithoutDatabase(): void {
  const provided = inject('testDatabase')
  if (provided.kind === 'none') TestRunner.getCurrentTest()?.context.skip(provided.reason)
}

/** A new database with all tables and no rows; the caller closes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const provided = inject('testDatabase')
  switch (provided.kind) {
    case 'embedded': {
      const loadDataDir = new Blob([await readFile(provided.template)], {
        type: 'application/x-tar',
      })
      const options = { loadDataDir, extensions, startParams, ...(await compiled()) }
      return wrap(await PGlite.create(options), () => Promise.resolve())
    }
    case 'server': {
      const name = `api_test_${randomUUID().replaceAll('-', '')}`
      await onServer(provided.url, `create database ${name} template ${provided.template}`)
      const database = await openServer(databaseUrl(provided.url, name), () => undefined)
      const close = async () => {
        await database.close()
        await onServer(provided.url, `drop database ${name}`)
      }
      return { ...database, close }
    }
    case 'none':
      throw new Error(provided.reason)
  }
}

/** The same for one test; closed at its end. */
export async function testDatabase(): Promise<OpenDatabase> {
  skipWithoutDatabase()
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}
