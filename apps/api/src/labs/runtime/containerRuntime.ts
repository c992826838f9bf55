import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Docker from 'dockerode'
import type { Container } from 'dockerode'
import { StartError } from '../../startError.ts'
import {
  containerOptions,
  networkOptions,
  portInside,
  sessionLabel,
  siteLabel,
} from './containerOptions.ts'
import type { RuntimeOptions } from './createRuntime.ts'
import type { LabRuntime, TargetHandle, TargetStart } from './runtime.ts'

/** How long a target may take until it responds, in milliseconds. */
const readyTime = 30_000

interface Options extends RuntimeOptions {
  readonly image: string
  /** The engine's address; by default the one of DOCKER_HOST, else of this machine. */
  readonly docker?: Docker
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined

/** Ignores responses that say that there is nothing to do. */
const unless = (statuses: readonly number[]) => (error: unknown) => {
  if (!statuses.includes(Number(statusOf(error)))) throw error
}

/** Runs each target as a container of a Docker Engine, or of Podman's, at a port of the loopback interface. Throws `StartError`. */
export async function createContainerRuntime({
  docker = new Docker(),
  image,
  labsFolder,
  log,
  site,
}: Options): Promise<LabRuntime> {
  await prepareEngine(docker, image)
  /** The containers that this process has started and not ended. */
  const started = new Set<string>()

  /** 404: it is gone. 409: it is being removed. */
  const remove = (container: Container) =>
    container.remove({ force: true, v: true }).catch(unless([404, 409]))

  async function start(input: TargetStart, onEnd: (reason: string) => void): Promise<TargetHandle> {
    const container = await docker.createContainer(
      containerOptions({ ...input, folder: join(labsFolder, input.lab, 'target'), image, site }),
    )
    started.add(container.id)
    try {
      await container.start()
      const { NetworkSettings } = await container.inspect()
      const port = Number(NetworkSettings.Ports[portInside]?.[0]?.HostPort)
      await answers(container, port)
      // If the engine itself stopped, reconcile finds out what happened to the container.
      container.wait().then(
        ({ StatusCode }: { StatusCode: number }) =>
          started.delete(container.id) && onEnd(`its container ended with code ${StatusCode}`),
        (error: unknown) =>
          log.warn(
            { err: error, sessionId: input.sessionId },
            'the container engine does not tell when a lab ends',
          ),
      )
      return { driver: 'container', containerId: container.id, port }
    } catch (error) {
      started.delete(container.id)
      await remove(container)
      throw error
    }
  }

  return {
    start,
    status: async (handle) => {
      if (handle.driver !== 'container') return 'gone'
      const found = await docker
        .getContainer(handle.containerId)
        .inspect()
        .catch(unless([404]))
      return found?.State.Running ? 'running' : 'gone'
    },
    stop: async (handle) => {
      if (handle.driver !== 'container') return
      started.delete(handle.containerId)
      await remove(docker.getContainer(handle.containerId))
    },
    reconcile: async (sessionsInProgress) => {
      const found = await docker.listContainers({
        all: true,
        filters: { label: [`${siteLabel}=${site}`] },
      })
      const wanted = await sessionsInProgress()
      const strays = found.filter(({ Labels }) => !wanted.has(Labels[sessionLabel] ?? ''))
      for (const { Id } of strays) {
        started.delete(Id)
        await remove(docker.getContainer(Id))
      }
    },
    close: async () => {
      const ids = [...started]
      started.clear()
      await Promise.all(ids.map((id) => remove(docker.getContainer(id))))
    },
  }
}

/** Creates the network of all labs once. Does not download an image. */
async function prepareEngine(docker: Docker, image: string): Promise<void> {
  try {
    await docker.ping()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `LAB_RUNTIME: no container engine answers (${reason}). Start one, or set DOCKER_HOST to its address.`,
    )
  }
  const found = await docker
    .getImage(image)
    .inspect()
    .catch(unless([404]))
  if (!found)
    throw new StartError(
      `LAB_IMAGE: the container engine does not have the image ${image}. Pull it first.`,
    )
  // Checked first, because Podman returns 500 for an existing one. 409: another process was faster.
  const network = await docker
    .getNetwork(networkOptions.Name)
    .inspect()
    .catch(unless([404]))
  if (!network) await docker.createNetwork(networkOptions).catch(unless([409]))
}

/** Waits until a target responds; without its secret it responds with an error. */
async function answers(container: Container, port: number): Promise<void> {
  const deadline = Date.now() + readyTime
  for (;;) {
    // A proxy of the engine may accept connections before the target does.
    const isUp = await fetch(`http://127.0.0.1:${port}/`, {
      signal: AbortSignal.timeout(1_000),
    }).then(
      ({ status }) => status === 403,
      () => false,
    )
    if (isUp) return
    if (Date.now() > deadline) throw new Error('The target took too long to start.')
    const { State } = await container.inspect()
    if (!State.Running)
      throw new Error(`The target ended with code ${State.ExitCode} before it responded.`)
    await wait(100)
  }
}
