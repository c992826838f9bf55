import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import Docker from 'dockerode'
import { describe, expect, test, vi } from 'vitest'
import { createContainerRuntime } from '../src/labs/runtime/containerRuntime.ts'
import { reachFrom } from '../src/labs/runtime/reach.ts'
import { runtimeContract } from '../src/testing/runtimeContract.ts'

// On a real engine, by hand: `npm run test:containers`. It takes the engine of DOCKER_HOST with the
// image LAB_IMAGE, and leaves nothing there.
const { LAB_IMAGE: image = 'node:24-slim', LAB_CONTAINER_RUNTIME: ociRuntime = null } = process.env
const docker = new Docker()
const hasEngine = await docker
  .getImage(image)
  .inspect()
  .then(
    () => true,
    () => false,
  )
if (!hasEngine)
  process.stdout.write(
    `Skipped: no container engine answers that has ${image} (DOCKER_HOST, LAB_IMAGE).\n`,
  )

const host = 'here'
const labsFolder = fileURLToPath(new URL('../../../content/labs', import.meta.url))

const open = (site: string) => {
  const log = { info: vi.fn<(text: string) => void>(), warn: vi.fn<(text: string) => void>() }
  const runtime = createContainerRuntime({
    docker,
    image,
    shellImage: null,
    ociRuntime,
    labsFolder,
    host,
    hostAddress: null,
    site,
    log: log as never,
  })
  return { log, runtime }
}

describe.skipIf(!hasEngine)('containers of a real engine', () => {
  runtimeContract(async () => {
    const site = `https://test-${randomUUID()}.example`
    return {
      host,
      lab: 'truthful-probes',
      open: () => open(site).runtime,
      crash: async (handle) => {
        if (handle.driver === 'container') await docker.getContainer(handle.containerId).kill()
      },
    }
  })

  test('one lab reaches neither another nor the outside, and nothing is left of it', async () => {
    const site = `https://test-${randomUUID()}.example`
    const { log, runtime: opening } = open(site)
    const runtime = await opening
    process.stdout.write(`${log.info.mock.calls.concat(log.warn.mock.calls).join('\n')}\n`)
    const start = (sessionId: string) =>
      runtime.start(
        {
          sessionId,
          lab: 'truthful-probes',
          seed: 'ab'.repeat(32),
          credentials: { ownerKey: 'the-owner-key' },
          gatewaySecret: 'the secret',
        },
        () => undefined,
      )
    const [one, two] = [await start(randomUUID()), await start(randomUUID())]
    if (one.driver !== 'container' || two.driver !== 'container')
      throw new Error('A container was expected.')
    const { NetworkSettings } = await docker.getContainer(two.containerId).inspect()
    const [{ IPAddress: neighbor = '' } = {}] = Object.values(NetworkSettings.Networks)
    const itself = reachFrom(host, one)
    const tried = async (to: string, port: number) => {
      const exec = await docker.getContainer(one.containerId).exec({
        AttachStdout: true,
        Cmd: [
          'node',
          '-e',
          `const s = require('node:net').connect({ host: '${to}', port: ${port}, timeout: 2000 })
           const say = (word) => { console.log(word); process.exit() }
           s.on('connect', () => say('reached')).on('timeout', () => say('silence')).on('error', ({ code }) => say(code))`,
        ],
      })
      const stream = await exec.start({})
      let said = ''
      for await (const chunk of stream) said += String(chunk)
      return /reached|silence|E[A-Z]+/.exec(said)?.[0]
    }
    expect(itself).toBeDefined()
    expect(await tried('127.0.0.1', 8080)).toBe('reached')
    for (const to of [neighbor, '1.1.1.1'])
      expect(await tried(to, 8080)).toMatch(/^(?:silence|ENETUNREACH|EHOSTUNREACH)$/)
    await runtime.reconcile(async () => new Set())
    await runtime.close()
    const filters = { label: [`rampart.site=${site}`] }
    expect(await docker.listContainers({ all: true, filters })).toEqual([])
    expect(await docker.listNetworks({ filters: JSON.stringify(filters) } as object)).toEqual([])
  })
})
