import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { inject, onTestFinished, TestRunner } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { wrap } from '../database/embedded.ts'
import { extensions, startParams } from '../database/embeddedParams.ts'
import { openServer } from '../database/server.ts'
import { databaseUrl, onServer } from './postgres.setup.ts'

// Node has it; its types declare only the parts of it.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> }

/** A file of PGlite's package. */
const partOf = (name: string) =>
  readFile(new URL(`./${name}`, import.meta.resolve('@electric-sql/pglite')))

/**
 * PostgreSQL's program, compiled once for all databases of a worker: that saves time, and V8
 * sometimes fails if it compiles and forgets large programs again and again (nodejs/node#64500).
 */
let program: Promise<{ pgliteWasmModule: WebAssembly.Module; fsBundle: Blob }> | undefined
const compiled = () =>
  (program ??= Promise.all([partOf('pglite.wasm'), partOf('pglite.data')]).then(
    async ([wasm, data]) => ({
      pgliteWasmModule: await WebAssembly.compile(wasm),
      fsBundle: new Blob([data]),
    }),
  ))

interface Idle {
  readonly client: PGlite
  /** What `shapeOf` returned before the first test. */
  readonly shape: string
}

/**
 * Embedded databases of this worker that no test uses now. Emptying one takes a tenth of the time
 * of opening one.
 */
const idle: Idle[] = []

/** Most files have one database, a few have two; each takes 100 MB. */
const mostIdle = 2

/**
 * Catalogs that change with tables, columns, indexes, functions and settings, and not with rows.
 */
const catalogs = [
  'pg_attribute',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_trigger',
  'pg_type',
]

/**
 * A text that differs between different sets of tables: for each catalog the number of rows and the
 * newest transaction; and who listens.
 */
async function shapeOf(client: PGlite): Promise<string> {
  const parts = catalogs.map(
    (name) => `select '${name}' of, count(*) rows, max(xmin::text::bigint) newest from ${name}`,
  )
  const listening = "select 'listening' of, count(*) rows, 0 newest from pg_listening_channels()"
  const { rows } = await client.query([...parts, listening].join(' union all '))
  return JSON.stringify(rows)
}

/** Removes all rows, also those that triggers protect. Sequences start again. */
const emptying = `
  do $$
  declare filled text;
  begin
    set local session_replication_role = replica;
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into filled
      from pg_tables where schemaname = 'public' and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0;
    if filled is not null then execute 'truncate ' || filled || ' restart identity cascade'; end if;
  end $$`

/** An embedded database without rows. One whose tables a test has changed is not used again. */
async function takeEmbedded(template: string): Promise<Idle> {
  for (let used = idle.pop(); used; used = idle.pop()) {
    const isAsMade = (await shapeOf(used.client)) === used.shape
    if (isAsMade) {
      // What the connection remembers: statements, settings, locks.
      await used.client.exec('discard all')
      await used.client.exec(emptying)
      return used
    }
    await used.client.close()
  }
  const loadDataDir = new Blob([await readFile(template)], { type: 'application/x-tar' })
  const client = await PGlite.create({
    loadDataDir,
    extensions,
    startParams,
    ...(await compiled()),
  })
  return { client, shape: await shapeOf(client) }
}

async function openEmbeddedTest(template: string): Promise<OpenDatabase> {
  const taken = await takeEmbedded(template)
  const database = wrap(taken.client, () => Promise.resolve())
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    if (idle.length < mostIdle && !taken.client.closed) idle.push(taken)
    else await database.close()
  }
  return { ...database, close }
}

/** Skips the running test if the project's kind of database is not available. */
export function skipWithoutDatabase(): void {
  const provided = inject('testDatabase')
  if (provided.kind === 'none') TestRunner.getCurrentTest()?.context.skip(provided.reason)
}

/** A new database with all tables and no rows; the caller closes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const provided = inject('testDatabase')
  switch (provided.kind) {
    case 'embedded':
      return openEmbeddedTest(provided.template)
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
