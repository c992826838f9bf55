import { randomBytes } from 'node:crypto'
import type { CoreV1Api, V1Pod } from '@kubernetes/client-node'
import { StartError } from '../../startError.ts'
import { unlessGone } from './kubernetesErrors.ts'
import { labPod, siteValue } from './kubernetesObjects.ts'
import type { PodSettings } from './kubernetesObjects.ts'
import { until } from './kubernetesFollow.ts'
import type { Followed } from './kubernetesFollow.ts'
import { reasonOf, stateOf } from './kubernetesPods.ts'
import { portInside, publicAddress, siteLabel } from './runtime.ts'
import type { ClusterObject } from './runtime.ts'

/** How long a probe may take, in milliseconds: its image may have to be fetched. */
const timeout = 120_000

/** What a probe found, as its exit code. */
const findings: Readonly<Record<number, string>> = {
  10: "another lab's",
  11: 'an address outside',
  12: "the cluster's own API",
}

const listen = `require('node:net').createServer((socket) => socket.destroy()).listen(${portInside})`

/**
 * Ends with the code of the first address that it reaches, with 0 if it reaches none. A refusal was
 * sent by somebody, too.
 */
const tryAll = (neighbor: string) => `
const { connect, createServer } = require('node:net')
const reaches = (to) => new Promise((resolve) => {
  const [host, port] = to.split(':')
  const socket = connect({ host, port: Number(port), timeout: 3000 })
  const say = (is) => { socket.destroy(); resolve(is) }
  socket.on('connect', () => say(true))
  socket.on('error', ({ code }) => say(code === 'ECONNREFUSED'))
  socket.on('timeout', () => say(false))
})
const { KUBERNETES_SERVICE_HOST: api, KUBERNETES_SERVICE_PORT: apiPort } = process.env
createServer((socket) => socket.destroy()).listen(${portInside}, async () => {
  // Otherwise it would find everything out of reach.
  if (!(await reaches('127.0.0.1:${portInside}'))) process.exit(1)
  const found = await Promise.all(['${neighbor}:${portInside}', '${publicAddress}', api + ':' + apiPort].map(reaches))
  process.exit(found.includes(true) ? 10 + found.indexOf(true) : 0)
})`

interface ProbeOptions extends PodSettings {
  readonly namespace: string
}

/**
 * Shows that the cluster keeps labs apart, by two pods of which one tries to reach the other, an
 * address outside and the cluster's API. A network policy alone proves nothing: a network plugin
 * may ignore it. Throws `StartError`.
 */
export async function provePodIsolation(
  core: CoreV1Api,
  pods: Followed<V1Pod>,
  { namespace, ...settings }: ProbeOptions,
): Promise<void> {
  const run = randomBytes(6).toString('hex')
  const names = [`lab-probe-${run}-1`, `lab-probe-${run}-2`]
  const [first = '', second = ''] = names
  const start = async (name: string, program: string, readinessProbe?: object) => {
    const container = {
      image: settings.image.replace('{lab}', 'probe'),
      command: ['node', '-e', program],
      ...(readinessProbe && { readinessProbe }),
    }
    const labels = { [siteLabel]: siteValue(settings.site) }
    const body = labPod(name, labels, container, settings)
    const spec = {
      ...body.spec,
      containers: body.spec?.containers ?? [],
      activeDeadlineSeconds: 300,
    }
    const { metadata } = await core.createNamespacedPod({ namespace, body: { ...body, spec } })
    return { name, uid: metadata?.uid ?? '' }
  }
  const reached = (pod: ClusterObject, isSo: (pod: V1Pod) => boolean) =>
    until(pods, pod, { isSo, reasonOf, milliseconds: timeout })
  try {
    const listening = await start(first, listen, {
      tcpSocket: { port: portInside },
      periodSeconds: 1,
    })
    const { status } = await reached(listening, (pod) => stateOf(pod) !== 'waiting')
    if (!status?.podIP || status.phase !== 'Running') throw new Error('A probe ended by itself.')
    const trying = await start(second, tryAll(status.podIP))
    const ended = await reached(trying, (pod) => stateOf(pod) === 'ended')
    const code = ended.status?.containerStatuses?.[0]?.state?.terminated?.exitCode
    const found = findings[code ?? -1]
    if (found !== undefined)
      throw new StartError(
        `LAB_RUNTIME: this cluster does not keep labs apart: a pod of the namespace ${namespace} reached ${found}. Labs do not run in it.`,
      )
    if (code !== 0) throw new Error(`A probe ended with ${reasonOf(ended)}.`)
  } finally {
    for (const name of names) await core.deleteNamespacedPod({ name, namespace }).catch(unlessGone)
  }
}
