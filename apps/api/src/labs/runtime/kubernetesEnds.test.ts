import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { KubeConfig } from '@kubernetes/client-node'
import type { V1Pod, V1PodStatus } from '@kubernetes/client-node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { createKubernetesRuntime } from './kubernetesRuntime.ts'
import { sessionLabel } from './runtime.ts'

/** As much of a cluster's API as the driver uses, with pods that serve as soon as they are made. */
async function startFakeCluster() {
  const pods = new Map<string, V1Pod>()
  const watches = new Set<ServerResponse>()
  const deletes: string[] = []
  /** Pods whose deletion the cluster does not respond to. */
  const stuck = new Set<string>()
  let numbers = 0

  const tell = (type: 'ADDED' | 'MODIFIED' | 'DELETED', object: V1Pod) => {
    for (const watch of watches) watch.write(`${JSON.stringify({ type, object })}\n`)
  }
  const put = (pod: V1Pod, type: 'ADDED' | 'MODIFIED' = 'MODIFIED') => {
    // What has the same version is taken for unchanged.
    const metadata = {
      ...pod.metadata,
      namespace: 'labs',
      resourceVersion: String((numbers += 1)),
    }
    const next = { ...pod, metadata }
    pods.set(metadata.name ?? '', next)
    tell(type, next)
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cluster')
    const end = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    const body = await text(request)
    const [, kind = '', name] = /\/namespaces\/labs\/(\w+)(?:\/(.+))?$/.exec(pathname) ?? []
    const missing = { kind: 'Status', code: 404 }
    if (kind !== 'pods') return request.method === 'GET' ? end(404, missing) : end(201, {})
    if (searchParams.has('watch')) {
      response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
      return void watches.add(response)
    }
    if (request.method === 'POST') {
      const made = JSON.parse(body) as V1Pod
      const { name: own = '' } = made.metadata ?? {}
      const status = own.startsWith('lab-probe-') && own.endsWith('-2') ? ended(0) : ready
      const pod = { ...made, metadata: { ...made.metadata, uid: `uid ${(numbers += 1)}` }, status }
      put(pod, 'ADDED')
      return end(201, pod)
    }
    if (name === undefined) {
      const isOfSessions = searchParams.get('labelSelector')?.includes(sessionLabel) ?? false
      const items = [...pods.values()].filter(
        ({ metadata }) => !isOfSessions || metadata?.labels?.[sessionLabel] !== undefined,
      )
      return end(200, { kind: 'PodList', metadata: { resourceVersion: '1' }, items })
    }
    const pod = pods.get(name)
    if (request.method === 'DELETE') {
      deletes.push(name)
      if (stuck.has(name)) return
      pods.delete(name)
      if (pod) tell('DELETED', pod)
    }
    return pod ? end(200, pod) : end(404, missing)
  }

  const port = await listen(createServer((request, response) => void respond(request, response)))
  const config = new KubeConfig()
  config.loadFromClusterAndUser(
    { name: 'fake', server: `http://127.0.0.1:${port}`, skipTLSVerify: true },
    { name: 'site' },
  )
  return {
    config,
    pods,
    deletes,
    stuck,
    /** Changes a pod as the cluster does. */
    change: (name: string, changes: Pick<V1Pod, 'status'> & { isDeleted?: boolean }) => {
      const { metadata, ...pod } = pods.get(name) ?? {}
      const deletionTimestamp = changes.isDeleted ? { deletionTimestamp: new Date() } : {}
      put({ ...pod, ...changes, metadata: { ...metadata, ...deletionTimestamp } })
    },
  }
}

const ready: V1PodStatus = {
  phase: 'Running',
  podIP: '127.0.0.1',
  conditions: [{ type: 'Ready', status: 'True' }],
}

/** The state of a pod whose program has ended. */
const ended = (exitCode: number, more: V1PodStatus = {}): V1PodStatus => ({
  phase: exitCode === 0 ? 'Succeeded' : 'Failed',
  containerStatuses: [
    {
      name: 'target',
      image: '',
      imageID: '',
      ready: false,
      restartCount: 0,
      state: { terminated: { exitCode } },
    },
  ],
  ...more,
})

async function open() {
  const cluster = await startFakeCluster()
  const runtime = await createKubernetesRuntime({
    config: cluster.config,
    host: 'cluster labs',
    namespace: 'labs',
    image: 'localhost/rampart',
    runtimeClass: null,
    warmPool: null,
    site: 'https://learn.example.org',
    log: { info: () => undefined, warn: () => undefined },
  })
  onTestFinished(() => runtime.close())
  cluster.deletes.length = 0
  const onEnd = vi.fn<(reason: string, isTakenAway?: boolean) => void>()
  const start = (sessionId: string) =>
    runtime.start(
      { sessionId, lab: 'jwt-forgery', seed: '', credentials: {}, gatewaySecret: '' },
      onEnd,
    )
  return { cluster, runtime, start, onEnd }
}

const inTime = { timeout: 15_000, interval: 20 }

test('a pod whose removal hangs keeps no other from being removed', async () => {
  const { cluster, runtime, start } = await open()
  for (const session of ['stuck', 'two', 'three', 'wanted']) await start(session)
  cluster.stuck.add('lab-stuck')
  void runtime.reconcile(async () => new Set(['wanted'])).catch(() => undefined)
  await vi.waitFor(
    () => expect([...cluster.pods.keys()]).toEqual(['lab-stuck', 'lab-wanted']),
    inTime,
  )
})

test('a pod that the cluster is ending already is not ended again', async () => {
  const { cluster, runtime, start } = await open()
  for (const session of ['ending', 'over']) await start(session)
  cluster.change('lab-ending', { status: ready, isDeleted: true })
  await runtime.reconcile(async () => new Set())
  expect(cluster.deletes).toEqual(['lab-over'])
})

test.each([
  ['ended by itself', ended(1), false],
  ['took too much memory', ended(137), false],
  [
    'took too much disk',
    ended(137, {
      reason: 'Evicted',
      message: 'Container target exceeded its local ephemeral storage limit "16Mi".',
    }),
    false,
  ],
  [
    'was on a node that needed the room',
    ended(137, { reason: 'Evicted', message: 'The node was low on resource: memory.' }),
    true,
  ],
  ['was on a node that stopped', ended(137, { reason: 'Terminated' }), true],
])('a pod that %s is told as that', async (_what, status, isTakenAway) => {
  const { cluster, start, onEnd } = await open()
  await start('one')
  cluster.change('lab-one', { status })
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), inTime)
  expect(onEnd).toHaveBeenCalledWith(expect.stringContaining('its pod ended'), isTakenAway)
})

test('a pod that somebody deletes was taken away', async () => {
  const { cluster, start, onEnd } = await open()
  await start('one')
  cluster.change('lab-one', { status: ready, isDeleted: true })
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), inTime)
  expect(onEnd.mock.lastCall?.[1]).toBe(true)
})
