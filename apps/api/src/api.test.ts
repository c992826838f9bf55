import { existsSync } from 'node:fs'
import fs, { mkdtemp, readFile, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@rampart/contract/calls/call'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi } from './api.ts'
import { readConfig } from './config.ts'
import { contentFolder } from './content/contentFixture.ts'
import { serverOptions } from './http/serverOptions.ts'
import { StartError } from './startError.ts'
import { runMigrate } from './updates.ts'

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-start-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a start on a full disk ends with one line that names the folder', async () => {
  const folder = await dataDir()
  const { mkdir: make } = fs
  const spy = vi.spyOn(fs, 'mkdir').mockImplementation((path, options) => {
    if (String(path).includes('db.lock'))
      return Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
    return make(path, options)
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'off', PORT: '0' })
  const { log } = Fastify({ ...serverOptions(config), logger: false })
  const full = new StartError(`DATA_DIR: there is no room left in ${folder}.`)
  await expect(startApi(config, { logger: log })).rejects.toThrow(full)
  await expect(runMigrate(config)).rejects.toThrow(full)
})

test('the API starts on an empty folder, serves the content, starts again on what it left, and lets go of the database when it cannot start', async () => {
  const folder = await dataDir()
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'off', PORT: '0' })
  const server = Fastify({ ...serverOptions(config), logger: false })
  const contentDir = await contentFolder()
  const api = await startApi(config, { logger: server.log, contentDir })
  expect(api.info).toEqual({
    dataDir: folder,
    databaseKind: 'embedded',
    demoAccounts: null,
    importedCourses: 1,
    importedLabs: 1,
    contentWarnings: [],
    tablesWarning: null,
  })
  await expect(startApi(config, { logger: server.log, contentDir })).rejects.toThrow(StartError)

  await server.register(api.plugin, { prefix: apiBase })
  const { data } = (await server.inject('/api/explore')).json()
  expect(data.map(({ type, slug, path }: Record<string, string>) => [type, slug ?? path])).toEqual([
    ['course', 'first-steps'],
    ['lab', 'open-door'],
  ])
  // `http/shedding.test.ts` tests what it does; in tests of other calls it is off.
  expect(server.printPlugins()).toContain('@fastify/under-pressure')
  expect(await api.ready()).toBe(true)
  api.drain()
  expect(await api.ready()).toBe(false)
  expect((await server.inject('/api/health/ready')).statusCode).toBe(503)
  await server.close()
  await api.close()
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)

  const key = await readFile(join(folder, 'auth-secret'), 'utf8')
  const again = await startApi(config, { logger: server.log, contentDir })
  expect(await readFile(join(folder, 'auth-secret'), 'utf8')).toBe(key)
  await again.close()
  expect(await again.ready()).toBe(false)

  const broken = startApi(config, { logger: server.log, contentDir: join(folder, 'no-content') })
  await expect(broken).rejects.toThrow('no such')
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})
