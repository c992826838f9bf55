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
  shellName,
  siteLabel,
  socketVolume,
  volumeOptions,
} from './containerOptions.ts'
import { openContainerShell } from './containerShell.ts'
import type { RuntimeOptions } from './createRuntime.ts'
import { unless } from './engineErrors.ts'
import type { LabRuntime, TargetHandle, TargetStart } from './runtime.ts'

/** How long a target may take until it responds, in milliseconds. */
const readyTime = 30_000

interface Options extends RuntimeOptions {
  readonly image: string
  /** The image of shells beside targets; null where there are none. */
  readonly shellImage: string | null
  /** The engine's address; by default the one of DOCKER_HOST, else of this machine. */
  readonly docker?: Docker
}

/** Runs each target as a container of a Docker Engine, or of Podman's, at a port of the loopback interface. Throws `StartError`. */
export async function createContainerRuntime({
  docker = new Docker(),
  image,
  shellImage,
  labsFolder,
  log,
  site,
}: Options): Promise<LabRuntime> {
  await prepareEngine(docker, image)
  if (shellImage !== null) await requireImage(docker, 'LAB_SHELL_IMAGE', shellImage)
  const hasShell = shellImage !== null
  /** The containers that this process has started and not ended. */
  const started = new Set<string>()
  /** The sessions whose volume this process has made and not removed. */
  const volumes = new Set<string>()

  /** 404: it is gone. 409: it is being removed. */
  const remove = (container: Container) =>
    container.remove({ force: true, v: true }).catch(unless([404, 409]))

  /** The shell of a session, and then what it shares with its target. */
  async function removeShell(sessionId: string): Promise<void> {
    if (!hasShell) return
    await remove(docker.getContainer(shellName(sessionId)))
    volumes.delete(sessionId)
    await docker
      .getVolume(socketVolume(sessionId))
      .remove()
      .catch(unless([404, 409]))
  }

  async function start(input: TargetStart, onEnd: (reason: string) => void): Promise<TargetHandle> {
    const { sessionId } = input
    const folder = join(labsFolder, input.lab, 'target')
    if (hasShell) {
      await docker.createVolume(volumeOptions({ sessionId, site }))
      volumes.add(sessionId)
    }
    const container = await docker.createContainer(
      containerOptions({ ...input, folder, image, site, hasShell }),
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
          log.warn({ err: error, sessionId }, 'the container engine does not tell when a lab ends'),
      )
      return {
        driver: 'container',
        containerId: container.id,
        port,
        ...(hasShell && { hasShell }),
      }
    } catch (error) {
      started.delete(container.id)
      await remove(container)
      await removeShell(sessionId)
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
      const container = docker.getContainer(handle.containerId)
      started.delete(handle.containerId)
      // One that is gone already leaves its shell to the next comparison.
      const found = handle.hasShell ? await container.inspect().catch(unless([404])) : undefined
      await remove(container)
      const sessionId = found?.Config.Labels[sessionLabel]
      if (sessionId !== undefined) await removeShell(sessionId)
    },
    reconcile: async (sessionsInProgress) => {
      const filters = { label: [`${siteLabel}=${site}`] }
      const found = await docker.listContainers({ all: true, filters })
      const left = hasShell ? await docker.listVolumes({ filters: JSON.stringify(filters) }) : null
      const wanted = await sessionsInProgress()
      const isStray = ({ Labels }: { Labels?: Record<string, string> | null }) =>
        !wanted.has(Labels?.[sessionLabel] ?? '')
      for (const { Id } of found.filter(isStray)) {
        started.delete(Id)
        await remove(docker.getContainer(Id))
      }
      for (const { Name } of (left?.Volumes ?? []).filter(isStray))
        await docker
          .getVolume(Name)
          .remove()
          .catch(unless([404, 409]))
    },
    ...(shellImage !== null && {
      openShell: (shell) =>
        openContainerShell(
          { docker, image: shellImage, site, onStarted: (id) => void started.add(id) },
          shell,
        ),
    }),
    close: async () => {
      const ids = [...started]
      started.clear()
      await Promise.all(ids.map((id) => remove(docker.getContainer(id))))
      await Promise.all([...volumes].map(removeShell))
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
  await requireImage(docker, 'LAB_IMAGE', image)
  // Checked first, because Podman returns 500 for an existing one. 409: another process was faster.
  const network = await docker
    .getNetwork(networkOptions.Name)
    .inspect()
    .catch(unless([404]))
  if (!network) await docker.createNetwork(networkOptions).catch(unless([409]))
}

async function requireImage(docker: Docker, setting: string, image: string): Promise<void> {
  const found = await docker
    .getImage(image)
    .inspect()
    .catch(unless([404]))
  if (!found)
    throw new StartError(
      `${setting}: the container engine does not have the image ${image}. Pull it first.`,
    )
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
