import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Docker from 'dockerode'
import { describe, onTestFinished } from 'vitest'
import { startFakeEngine } from '../../testing/fakeEngine.ts'
import { runtimeContract } from '../../testing/runtimeContract.ts'
import { createContainerRuntime } from './containerRuntime.ts'
import { createProcessRuntime } from './processRuntime.ts'
import { kitFolder } from './targetCommand.ts'

const log = { info: () => undefined, warn: () => undefined }
const host = 'this machine'
const common = { host, hostAddress: null, site: 'https://learn.example.org', log }

const program = `import { serve } from ${JSON.stringify(`${kitFolder}/serve.ts`)}
serve(() => (_request, response) => response.end('hello'))`

describe('processes', () => {
  runtimeContract(async () => {
    const labsFolder = await mkdtemp(join(tmpdir(), 'api-targets-'))
    onTestFinished(() => rm(labsFolder, { recursive: true, force: true }))
    await mkdir(join(labsFolder, 'hello', 'target'), { recursive: true })
    await writeFile(join(labsFolder, 'hello', 'target', 'main.ts'), program)
    return {
      host,
      lab: 'hello',
      open: () => createProcessRuntime({ ...common, labsFolder }),
      crash: async (handle) => {
        if (handle.driver === 'process') process.kill(-handle.pid, 'SIGKILL')
      },
    }
  })
})

describe.each([
  ['Docker', false],
  ['Podman', true],
])("containers of %s's interface", (_name, isPodman) => {
  runtimeContract(async () => {
    const engine = await startFakeEngine()
    engine.isPodman = isPodman
    const { socketPath } = engine
    return {
      host,
      lab: 'jwt-forgery',
      open: () =>
        createContainerRuntime({
          ...common,
          docker: new Docker({ socketPath }),
          image: 'node:24-slim',
          shellImage: null,
          ociRuntime: null,
          labsFolder: '/content/labs',
        }),
      crash: async (handle) => {
        if (handle.driver === 'container') engine.kill(handle.containerId)
      },
    }
  })
})
