import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { startFakeEngine } from '../../apps/api/src/testing/fakeEngine.ts'
import { realEngine } from '../../apps/api/src/testing/realEngine.ts'
import { deployAmongLabs, openLearners, visit, withGateway } from '../process/support/deployLabs.ts'
import { filledSettings, postgres } from './support/postgres.ts'

const patience = { timeout: 120_000, interval: 100 }

test('a worker that is replaced among labs in real containers ends none', async ({ skip }) => {
  const engine = await realEngine(`http://test-${process.pid}.localhost`)
  if (!engine.isThere) skip(`no container engine answers that has ${engine.image}`)
  const settings = await filledSettings(await postgres(), {
    LAB_RUNTIME: 'container',
    ...engine.settings,
  })
  await deployAmongLabs(settings, engine, 6)
  expect(await engine.left()).toEqual([])
})

/** Runs a process as if it were on another machine with this name. */
const onMachine = (name: string) => [
  'unshare',
  '--uts',
  'sh',
  '-c',
  `hostname ${name}; exec "$@"`,
  'sh',
]

test('a gateway of another machine reaches no lab without an address, and connects to nothing', async ({
  skip,
}) => {
  const [program = '', ...args] = onMachine('elsewhere')
  if (spawnSync(program, [...args, 'true']).status !== 0)
    skip('this user cannot simulate another machine')
  const engine = await startFakeEngine()
  const settings = await filledSettings(await postgres(), {
    LAB_RUNTIME: 'container',
    DOCKER_HOST: `unix://${engine.socketPath}`,
  })
  const learners = await openLearners(settings.DATABASE_URL)
  const seen = async (labUrl: string | null) => {
    const here = await withGateway('gateway', settings)
    const elsewhere = await withGateway('gateway', settings, onMachine('elsewhere'))
    // Both have the same loopback interface, so a gateway that connected there would find the
    // target.
    return [await visit(here.labPort, labUrl), await visit(elsewhere.labPort, labUrl)]
  }
  const startOne = async () => {
    const { id } = await learners.start()
    return vi.waitFor(async () => {
      const [row] = await learners.rows([id])
      expect(row?.status).toBe('active')
      return row?.labUrl ?? null
    }, patience)
  }
  const worker = await withGateway('worker', settings)
  expect(await seen(await startOne())).toEqual([200, 502])
  worker.kill('SIGTERM')
  expect(await worker.end).toBe(0)
  await withGateway('worker', { ...settings, LAB_HOST_ADDRESS: '127.0.0.1' })
  expect(await seen(await startOne())).toEqual([200, 200])
})
