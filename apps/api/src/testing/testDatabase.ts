import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { inject, onTestFinished, TestRunner } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { wrap } from '../database/embedded.ts'
import { extensions } from '../database/embeddedParams.ts'
import { openServer } from '../database/server.ts'
import { databaseUrl, onServer } from './postgres.setup.ts'

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
      return wrap(await PGlite.create({ loadDataDir, extensions }), () => Promise.resolve())
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
