import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Docker from 'dockerode'
import type { Container, ContainerInspectInfo } from 'dockerode'
import { StartError } from '../../startError.ts'
import { listNetworks, openNetwork, removeNetwork, sessionLabels } from './containerNetworks.ts'
import type { Isolation } from './containerNetworks.ts'
import {
  containerOptions,
  exposedPort,
  shellName,
  socketVolume,
  targetName,
  volumeOptions,
} from './containerOptions.ts'
import { proveIsolation } from './containerProbes.ts'
import { openContainerShell } from './containerShell.ts'
import { hasStatus, reasonOf, unless } from './engineErrors.ts'
import { createRemovals } from './removals.ts'
import { portInside, readyTime, sessionLabel, siteLabel } from './runtime.ts'
import type {
  ContainerHandle,
  LabRuntime,
  OnEnd,
  RuntimeOptions,
  TargetHandle,
  TargetStart,
} from './runtime.ts'

interface Options extends RuntimeOptions {
  readonly image: string
  /** The image of shells beside targets; null if there are none. */
  readonly shellImage: string | null
  /** Which of the engine's runtimes runs targets, such as gVisor's; null for its default. */
  readonly ociRuntime: string | null
  /** The engine's address; by default the one of DOCKER_HOST, else of this machine. */
  readonly docker?: Docker
}

/**
 * Runs each target as a container of a Docker Engine, or of Podman's. Containers go on when this
 * process ends; the next one of this machine finds them by their labels. Throws `StartError`.
 */
export async function createContainerRuntime({
  docker = new Docker(),
  host,
  hostAddress,
  image,
  shellImage,
  labsFolder,
  log,
  ociRuntime,
  site,
}: Options): Promise<LabRuntime> {
  await requireEngine(docker)
  await requireImage(docker, 'LAB_IMAGE', image)
  if (shellImage !== null) await requireImage(docker, 'LAB_SHELL_IMAGE', shellImage)
  const isolation = await proveIsolation(docker, { image, ociRuntime, site, hostAddress, log })
  const hasShell = shellImage !== null
  /** The containers whose end is reported. */
  const watched = new Set<string>()
  const closing = new AbortController()
  const removeAll = createRemovals(log)

  /** 404: it is gone. 409: it is being removed. */
  const remove = (container: Container) =>
    container.remove({ force: true, v: true }).catch(unless([404, 409]))
  const removeVolume = (name: string) =>
    docker
      .getVolume(name)
      .remove()
      .catch(unless([404, 409]))

  /**
   * What a session has beside its target: its shell, what it shares with its target, its network.
   */
  async function removeRest(sessionId: string): Promise<void> {
    if (hasShell) {
      await remove(docker.getContainer(shellName(sessionId)))
      await removeVolume(socketVolume(sessionId))
    }
    if (isolation.isOwn) await removeNetwork(docker, targetName(sessionId))
  }

  async function start(input: TargetStart, onEnd: OnEnd): Promise<TargetHandle> {
    const { sessionId } = input
    const known = await docker
      .getContainer(targetName(sessionId))
      .inspect()
      .catch(unless([404]))
    if (known) throw new Error('This session has a target already.')
    const { container, network } = await make(input).catch(async (error: unknown) => {
      // 409: it belongs to another start of this session.
      if (!hasStatus(error, 409)) await removeRest(sessionId)
      throw error
    })
    try {
      await container.start()
      const place = placeOf(await container.inspect(), network, { ...isolation, host, hostAddress })
      const address = place.ip ?? isolation.publishAt
      await answers(container, `http://${address}:${place.port}/`, closing.signal)
      watch(container.id, sessionId, onEnd)
      const beside = hasShell && { hasShell }
      return { driver: 'container', containerId: container.id, ...place, ...beside }
    } catch (error) {
      await remove(container)
      await removeRest(sessionId)
      throw error
    }
  }

  async function make(input: TargetStart) {
    const { sessionId } = input
    const labels = sessionLabels(site, sessionId)
    const name = targetName(sessionId)
    const network = await openNetwork(docker, isolation.isOwn, { name, labels })
    if (hasShell) await docker.createVolume(volumeOptions({ sessionId, site }))
    const folder = join(labsFolder, input.lab, 'target')
    const { publishAt } = isolation
    const container = await docker.createContainer(
      containerOptions({
        ...input,
        folder,
        image,
        ociRuntime,
        site,
        hasShell,
        network,
        publishAt,
      }),
    )
    return { container, network }
  }

  function watch(id: string, sessionId: string, onEnd: OnEnd): void {
    watched.add(id)
    // If the engine itself stopped, reconcile finds out what happened to the container.
    docker
      .getContainer(id)
      .wait({ abortSignal: closing.signal })
      .then(
        ({ StatusCode }: { StatusCode: number }) =>
          watched.delete(id) && onEnd(`its container ended with code ${StatusCode}`),
        (error: unknown) => {
          if (!closing.signal.aborted)
            log.warn(
              { err: error, sessionId },
              'the container engine does not tell when a lab ends',
            )
        },
      )
  }

  const inspect = async (handle: TargetHandle): Promise<ContainerInspectInfo | undefined> => {
    if (handle.driver !== 'container') return undefined
    const found = await docker
      .getContainer(handle.containerId)
      .inspect()
      .catch(unless([404]))
    return found ?? undefined
  }

  return {
    outlives: true,
    start,
    adopt: async (handle, onEnd) => {
      const found = await inspect(handle)
      if (!found?.State.Running) return 'gone'
      watch(found.Id, found.Config.Labels[sessionLabel] ?? '', onEnd)
      return 'running'
    },
    status: async (handle) => ((await inspect(handle))?.State.Running ? 'running' : 'gone'),
    stop: async (handle) => {
      if (handle.driver !== 'container') return
      watched.delete(handle.containerId)
      // What is beside one that is gone already is left to the next comparison.
      const found = await inspect(handle)
      await remove(docker.getContainer(handle.containerId))
      const sessionId = found?.Config.Labels[sessionLabel]
      if (sessionId !== undefined) await removeRest(sessionId)
    },
    reconcile: async (sessionsInProgress) => {
      const filters = { label: [`${siteLabel}=${site}`] }
      const found = await docker.listContainers({ all: true, filters })
      const left = hasShell ? await docker.listVolumes({ filters: JSON.stringify(filters) }) : null
      const networks = isolation.isOwn ? await listNetworks(docker, site) : []
      const wanted = await sessionsInProgress()
      const isStray = ({ Labels }: { Labels?: Record<string, string> | null }) =>
        !wanted.has(Labels?.[sessionLabel] ?? '')
      const strays = found.filter(isStray)
      for (const { Id } of strays) watched.delete(Id)
      await removeAll(
        strays.map(({ Id }) => ({ key: Id, remove: () => remove(docker.getContainer(Id)) })),
      )
      // Both are in use while their container is there.
      await removeAll([
        ...(left?.Volumes ?? []).filter(isStray).map(({ Name }) => ({
          key: `volume ${Name}`,
          remove: () => removeVolume(Name),
        })),
        ...networks.filter(isStray).map(({ Name }) => ({
          key: `network ${Name}`,
          remove: () => removeNetwork(docker, Name),
        })),
      ])
    },
    ...(shellImage !== null && {
      openShell: (shell) => openContainerShell({ docker, image: shellImage, site }, shell),
    }),
    close: async () => {
      watched.clear()
      closing.abort(new Error('This process ends.'))
    },
  }
}

/** Where a container that has started is. */
function placeOf(
  { NetworkSettings }: ContainerInspectInfo,
  network: string,
  {
    publishAt,
    host,
    hostAddress,
  }: Isolation & { readonly host: string; readonly hostAddress: string | null },
): Pick<ContainerHandle, 'host' | 'port' | 'address' | 'ip'> {
  if (publishAt === null)
    return { host, ip: NetworkSettings.Networks[network]?.IPAddress ?? '', port: portInside }
  return {
    host,
    port: Number(NetworkSettings.Ports[exposedPort]?.[0]?.HostPort),
    ...(hostAddress !== null && { address: hostAddress }),
  }
}

async function requireEngine(docker: Docker): Promise<void> {
  try {
    await docker.ping()
  } catch (error) {
    throw new StartError(
      `LAB_RUNTIME: no container engine answers (${reasonOf(error)}). Start one, or set DOCKER_HOST to its address.`,
    )
  }
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
async function answers(container: Container, address: string, closing: AbortSignal): Promise<void> {
  const deadline = Date.now() + readyTime
  for (;;) {
    // A proxy of the engine may accept connections before the target does.
    const isUp = await fetch(address, { signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status === 403,
      () => false,
    )
    if (isUp) return
    if (Date.now() > deadline) throw new Error('The target took too long to start.')
    const { State } = await container.inspect()
    if (!State.Running)
      throw new Error(`The target ended with code ${State.ExitCode} before it responded.`)
    await wait(100, undefined, { signal: closing })
  }
}
