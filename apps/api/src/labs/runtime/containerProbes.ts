import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type Docker from 'dockerode'
import type { FastifyBaseLogger } from 'fastify'
import { StartError } from '../../startError.ts'
import { openNetwork, probeLabels, removeNetwork } from './containerNetworks.ts'
import type { Isolation } from './containerNetworks.ts'
import { exposedPort, confined, networkOptions, nobody, probeLabel } from './containerOptions.ts'
import { reasonOf, unless } from './engineErrors.ts'
import { requireRuntime } from './requireRuntime.ts'
import { portInside, publicAddress, readyTime } from './runtime.ts'

/** Probes of a start that was killed are removed at this age, in seconds. */
const staleAge = 300

/**
 * Connects to the given address and prints the result. A refused connection counts as a response:
 * something was reached.
 */
const program = `
const { connect } = require('node:net')
require('node:http').createServer((request, response) => {
  const [, host, port] = /to=(.+):(\\d+)$/.exec(request.url) ?? []
  if (!host) return response.end('ready')
  const socket = connect({ host, port: Number(port), timeout: 1500 })
  const say = (word) => { socket.destroy(); response.end(word) }
  socket.on('connect', () => say('reached'))
  socket.on('error', ({ code }) => say(code === 'ECONNREFUSED' ? 'reached' : 'not reached'))
  socket.on('timeout', () => say('not reached'))
}).listen(${portInside})`

interface ProbeOptions {
  readonly image: string
  /** The runtime of containers; null for the engine's default. */
  readonly ociRuntime: string | null
  readonly site: string
  /**
   * The address at which gateways of other machines reach targets; null if only this machine does.
   */
  readonly hostAddress: string | null
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** What two containers reach, as the first one found. */
interface Finding extends Isolation {
  readonly neighbor: boolean
  readonly outside: boolean
  readonly thisMachine: boolean
}

/**
 * Finds the way in which this engine keeps containers apart, by containers that try what they
 * reach. Options of networks prove nothing: an engine may accept and ignore them. Throws
 * `StartError` if there is none.
 */
export async function proveIsolation(docker: Docker, options: ProbeOptions): Promise<Isolation> {
  await removeStale(docker, options.site)
  const { Components } = await docker.version()
  // Podman ignores the option that isolates containers on Docker's shared network.
  const isPodman = Components?.some(({ Name }) => Name.includes('Podman'))
  let found: Finding | undefined
  for (const isOwn of isPodman ? [true] : [false, true]) {
    found = await tryOut(docker, isOwn, options)
    if (!found.neighbor && !found.outside) break
  }
  if (!found || found.neighbor || found.outside)
    throw new StartError(
      `LAB_RUNTIME: this container engine does not keep labs apart: a container reached ${found?.neighbor ? "another lab's" : 'an address outside'}. Labs do not run on it.`,
    )
  const { isOwn, publishAt, thisMachine } = found
  options.log.info(
    `Labs run in containers, ${isOwn ? 'each in a network of its own' : 'in a network that keeps them apart'}: tried, they reach neither each other nor an address outside.`,
  )
  if (thisMachine)
    options.log.warn(
      'Labs reach services of this machine that listen on all addresses. Let these listen on single ones, or close them to the networks of containers.',
    )
  return { isOwn, publishAt }
}

async function tryOut(
  docker: Docker,
  isOwn: boolean,
  { image, ociRuntime, site, hostAddress }: ProbeOptions,
): Promise<Finding> {
  const run = randomBytes(6).toString('hex')
  const names = [`rampart-probe-${run}-1`, `rampart-probe-${run}-2`]
  const publishAt = hostAddress ?? '127.0.0.1'
  const listener = createServer((socket) => socket.destroy()).listen(0)
  try {
    await once(listener, 'listening')
    const [own, other] = await Promise.all(
      names.map((name) => startProbe(docker, { name, isOwn, image, ociRuntime, site, publishAt })),
    )
    if (!own || !other) throw new Error('There are two probes.')
    const base = await untilReached(docker, own, publishAt)
    await untilReached(docker, other, publishAt)
    const reaches = async (to: string) =>
      (await fetch(`${base}/?to=${to}`).then((answer) => answer.text())) === 'reached'
    // Otherwise it would find everything out of reach.
    if (!(await reaches(`127.0.0.1:${portInside}`)))
      throw new Error('A probe does not reach itself.')
    const listening = (listener.address() as AddressInfo).port
    const [neighbor, thisMachine, ...outside] = await Promise.all([
      reaches(`${other.ip}:${portInside}`),
      own.gateway !== '' && reaches(`${own.gateway}:${listening}`),
      ...[publicAddress, ...(await routers())].map(reaches),
    ])
    const isPublished = base !== addressOf(own)
    if (!isPublished && hostAddress !== null)
      throw new StartError(
        'LAB_HOST_ADDRESS: this container engine opens no port for a container that it keeps apart, so no other machine reaches its labs. Leave the setting out.',
      )
    return {
      isOwn,
      publishAt: isPublished ? publishAt : null,
      neighbor,
      thisMachine,
      outside: outside.includes(true),
    }
  } finally {
    listener.close()
    for (const name of names) {
      await docker
        .getContainer(name)
        .remove({ force: true, v: true })
        .catch(unless([404, 409]))
      if (isOwn) await removeNetwork(docker, name)
    }
  }
}

interface Probe {
  readonly id: string
  /** Its address in its network. */
  readonly ip: string
  /** The address of this machine in its network; empty if there is none. */
  readonly gateway: string
  /** Its port on this machine; undefined if it has none. */
  readonly published: string | undefined
}

const addressOf = ({ ip }: Probe) => `http://${ip}:${portInside}`

async function startProbe(
  docker: Docker,
  given: Pick<ProbeOptions, 'image' | 'ociRuntime' | 'site'> & {
    readonly name: string
    readonly isOwn: boolean
    readonly publishAt: string
  },
): Promise<Probe> {
  const { name, isOwn, image, ociRuntime, site, publishAt } = given
  const labels = probeLabels(site)
  const network = await openNetwork(docker, isOwn, { name, labels })
  try {
    const container = await docker.createContainer({
      name,
      Image: image,
      Cmd: ['node', '-e', program],
      Labels: labels,
      User: nobody,
      ExposedPorts: { [exposedPort]: {} },
      HostConfig: { ...confined(ociRuntime), ...networkOptions(network, publishAt), PidsLimit: 64 },
    })
    await container.start()
    const found = await container.inspect()
    await requireRuntime(docker, found, ociRuntime)
    const { NetworkSettings } = found
    const { IPAddress = '', Gateway = '' } = NetworkSettings.Networks[network] ?? {}
    const published = NetworkSettings.Ports[exposedPort]?.[0]?.HostPort
    return { id: container.id, ip: IPAddress, gateway: Gateway, published }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = reasonOf(error)
    if (/init binary|catatonit|docker-init/.test(reason))
      throw new StartError(
        `LAB_RUNTIME: the container engine finds no init program for containers (${reason}). With Podman, install catatonit.`,
      )
    throw new StartError(
      ociRuntime === null
        ? `LAB_RUNTIME: the container engine starts no container of ${image} (${reason}).`
        : `LAB_CONTAINER_RUNTIME: the container engine starts no container with the runtime ${ociRuntime} (${reason}).`,
    )
  }
}

/** Waits until this process reaches a probe at its port, or in its network. Returns where. */
async function untilReached(docker: Docker, probe: Probe, publishAt: string): Promise<string> {
  const places = [
    ...(probe.published === undefined ? [] : [`http://${publishAt}:${probe.published}`]),
    addressOf(probe),
  ]
  const deadline = Date.now() + readyTime
  for (;;) {
    for (const place of places) {
      const isReached = await fetch(place, { signal: AbortSignal.timeout(1_000) }).then(
        async (answer) => (await answer.text()) === 'ready',
        () => false,
      )
      if (isReached) return place
    }
    const { State } = await docker.getContainer(probe.id).inspect()
    if (!State.Running)
      throw new StartError(
        `LAB_IMAGE: a container that runs Node ended with code ${State.ExitCode}. Labs need an image with Node 24.`,
      )
    if (Date.now() > deadline)
      throw new StartError('LAB_RUNTIME: this process does not reach the containers of its engine.')
    await wait(50)
  }
}

/** The routers that this machine sends to what is not on its own networks, each with a port. */
async function routers(): Promise<string[]> {
  const table = await readFile('/proc/net/route', 'utf8').catch(() => '')
  return table
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, destination, gateway]) => destination === '00000000' && gateway !== '00000000')
    .map(([, , gateway = '']) => {
      const bytes = gateway.match(/../g) ?? []
      return `${bytes
        .toReversed()
        .map((byte) => Number.parseInt(byte, 16))
        .join('.')}:443`
    })
}

async function removeStale(docker: Docker, site: string): Promise<void> {
  const filters = { label: [`${probeLabel}=${site}`] }
  const found = await docker.listContainers({ all: true, filters })
  for (const { Id, Names, Created } of found) {
    if (Created > Date.now() / 1000 - staleAge) continue
    await docker
      .getContainer(Id)
      .remove({ force: true, v: true })
      .catch(unless([404, 409]))
    const [name = ''] = Names
    await removeNetwork(docker, name.replace('/', ''))
  }
}
