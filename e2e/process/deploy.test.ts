import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeEngine } from '../../apps/api/src/testing/fakeEngine.ts'
import { onServer, startServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { deployAmongLabs } from './support/deployLabs.ts'
import { command, newFolder } from './support/tests.ts'

let server: Awaited<ReturnType<typeof startServer>> | undefined

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server?.stop())

test('a worker that is replaced among twenty labs in containers ends none, and each is paid once', async () => {
  const url = new URL(server?.url ?? '')
  await onServer(url.href, 'create database deploy')
  url.pathname = '/deploy'
  const engine = await startFakeEngine()
  const settings = {
    DATABASE_URL: url.href,
    AUTH_SECRET: 'x'.repeat(40),
    DATA_DIR: await newFolder(),
    DEMO_DATA: 'off',
    LAB_RUNTIME: 'container',
    DOCKER_HOST: `unix://${engine.socketPath}`,
  }
  for (const step of ['migrate', 'import']) {
    const run = command(step, settings)
    expect([await run.end, run.errors()]).toEqual([0, ''])
  }
  const running = () => [...engine.containers.values()].filter(({ isRunning }) => isRunning)
  const sessionOf = ({ options }: ReturnType<typeof running>[number]) =>
    options.Labels['rampart.session'] ?? ''
  await deployAmongLabs(
    settings,
    {
      running: async () => running().map(sessionOf),
      kill: async (sessionId) => {
        const container = running().find((each) => sessionOf(each) === sessionId)
        engine.kill(container?.id ?? '')
      },
      hang: (isHanging) => {
        engine.behavior = isHanging ? 'hang' : 'serve'
      },
    },
    20,
  )
})
