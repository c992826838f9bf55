import { apiBase } from '@rampart/contract/calls/call'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { serverOptions } from '../http/serverOptions.ts'
import { appContext } from '../testing/testApi.ts'

test('while the database is down, calls fail with 503 and show nothing of the query', async () => {
  const config = readConfig({})
  // No process listens on port 9.
  const pool = new Pool({ connectionString: 'postgresql://site:hidden@127.0.0.1:9/site' })
  const app = Fastify({ ...serverOptions(config), logger: false })
  onTestFinished(async () => {
    await app.close()
    await pool.end()
  })
  const context = { ...appContext(config, drizzle(pool)), isReady: async () => false }
  await app.register(createApp(context), { prefix: apiBase })
  for (const path of ['/explore', '/course/some-course']) {
    const response = await app.inject(apiBase + path)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toEqual({
      success: false,
      message: 'The service is not available at the moment. Please try again soon.',
      code: 'unavailable',
    })
  }
})
