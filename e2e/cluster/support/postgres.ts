import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { onServer, startServer } from '../../../apps/api/src/testing/postgres.setup.ts'
import { command, newFolder } from '../../process/support/tests.ts'

/** A PostgreSQL server until the test ends. */
export async function postgres(): Promise<string> {
  const server = await startServer()
  onTestFinished(() => server.stop())
  return server.url
}

/**
 * Settings of the processes of one site with the demo records, on a filled database of a server.
 */
export async function filledSettings(
  serverUrl: string,
  more: Readonly<Record<string, string>> = {},
) {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const settings = {
    DATABASE_URL: url.href,
    AUTH_SECRET: 'x'.repeat(40),
    DATA_DIR: await newFolder(),
    DEMO_DATA: 'on',
    LAB_RUNTIME: 'off',
    RATE_LIMIT_SCALE: '1000000',
    ...more,
  }
  for (const step of ['migrate', 'import']) {
    const run = command(step, settings)
    if ((await run.end) !== 0) throw new Error(run.errors())
  }
  return settings
}
