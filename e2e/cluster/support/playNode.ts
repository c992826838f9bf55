import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeInformer } from '@kubernetes/client-node'
import type { V1Pod, V1PodStatus } from '@kubernetes/client-node'
import type { ControlPlane } from './controlPlane.ts'
import { insidePod } from './podRoot.ts'

interface NodeOptions {
  readonly namespace: string
  /** Whether its network enforces policies, so that pods reach no other pod. */
  readonly keepsApart: boolean
}

/**
 * The node of a test: runs pods of a namespace as processes, each in a network namespace with an
 * address of its own.
 */
export interface PlayedNode {
  /** Ends a pod's process by force, as happens when memory runs out. */
  readonly kill: (name: string) => void
  readonly stop: () => Promise<void>
}

interface RunningPod {
  readonly netns: string
  readonly folder: string
  child?: ChildProcess
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] })
let networks = 0

/** Does what a node's kubelet, scheduler and network plugin do, as far as labs need it. */
export async function playNode(
  { config, core }: ControlPlane,
  { namespace, keepsApart }: NodeOptions,
): Promise<PlayedNode> {
  const own = (networks += 1)
  const bridge = `lab-test-${process.pid % 10_000}${own}`.slice(0, 15)
  const subnet = `10.${77 + own}.0`
  const folder = await mkdtemp(join(tmpdir(), 'node-'))
  execFileSync('chmod', ['755', folder])
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const pods = new Map<string, RunningPod>()
  let addresses = 1
  const state = { isStopped: false }
  /** Work that is under way and must not outlive the API server. */
  const work = new Set<Promise<void>>()
  let runs = 0

  function openNetwork(netns: string): string {
    const address = `${subnet}.${(addresses += 1)}`
    const link = `v${process.pid % 1_000}-${own}-${addresses}`
    ip('netns', 'add', netns)
    ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', netns)
    ip('link', 'set', link, 'master', bridge, 'up')
    if (keepsApart) execFileSync('bridge', ['link', 'set', 'dev', link, 'isolated', 'on'])
    ip('-n', netns, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) ip('-n', netns, 'link', 'set', device, 'up')
    ip('-n', netns, 'route', 'add', 'default', 'via', `${subnet}.1`)
    return address
  }

  async function setStatus(name: string, status: V1PodStatus): Promise<void> {
    for (let tries = 0; tries < 5 && !state.isStopped; tries += 1) {
      try {
        const pod = await core.readNamespacedPod({ name, namespace })
        await core.replaceNamespacedPodStatus({ name, namespace, body: { ...pod, status } })
        return
      } catch (error) {
        if ((error as { code?: number }).code === 404 || state.isStopped) return
        if ((error as { code?: number }).code !== 409) throw error
      }
    }
  }

  /** Waits, like a kubelet, until what the pod mounts exists. */
  async function mount(pod: V1Pod, into: string): Promise<void> {
    for (const { secret, emptyDir } of pod.spec?.volumes ?? []) {
      if (emptyDir) await chown(into, 65_534, 65_534)
      const name = secret?.secretName
      if (name === undefined) continue
      const found = await core.readNamespacedSecret({ name, namespace }).catch(() => undefined)
      if (!found) {
        if (state.isStopped) return
        await wait(50)
        return mount(pod, into)
      }
      for (const [file, value] of Object.entries(found.data ?? {})) {
        await mkdir(dirname(join(into, file)), { recursive: true })
        await writeFile(join(into, file), Buffer.from(value, 'base64'), { mode: 0o644 })
      }
    }
  }

  async function run(pod: V1Pod): Promise<void> {
    const name = pod.metadata?.name ?? ''
    const running: RunningPod = {
      netns: `${bridge}-${(runs += 1)}`,
      folder: join(folder, String(runs)),
    }
    pods.set(name, running)
    const volume = join(running.folder, 'volume')
    await mkdir(volume, { recursive: true })
    execFileSync('chmod', ['755', running.folder, volume])
    await core.createNamespacedPodBinding({
      name,
      namespace,
      body: { metadata: { name }, target: { apiVersion: 'v1', kind: 'Node', name: 'played' } },
    })
    await mount(pod, volume)
    if (!pods.has(name) || state.isStopped) return
    const address = openNetwork(running.netns)
    const [container] = pod.spec?.containers ?? []
    const [, ...args] = container?.command ?? []
    const env = Object.fromEntries(
      (container?.env ?? []).map(({ name: key, value, valueFrom }) => [
        key,
        valueFrom?.fieldRef?.fieldPath === 'metadata.uid' ? pod.metadata?.uid : value,
      ]),
    )
    const command = await insidePod(running.folder, volume, [process.execPath, ...args])
    const child = spawn('ip', ['netns', 'exec', running.netns, ...command], {
      env: {
        ...env,
        PATH: process.env['PATH'],
        KUBERNETES_SERVICE_HOST: '10.96.0.1',
        KUBERNETES_SERVICE_PORT: '443',
      },
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true,
    })
    running.child = child
    const status = (phase: string, isReady: boolean, exitCode?: number): V1PodStatus => ({
      phase,
      podIP: address,
      podIPs: [{ ip: address }],
      startTime: new Date(),
      conditions: [{ type: 'Ready', status: isReady ? 'True' : 'False' }],
      ...(exitCode !== undefined && {
        containerStatuses: [
          {
            name: container?.name ?? '',
            image: container?.image ?? '',
            imageID: '',
            ready: false,
            restartCount: 0,
            state: { terminated: { exitCode } },
          },
        ],
      }),
    })
    child.once('exit', (code) => {
      if (!state.isStopped)
        void setStatus(name, status(code === 0 ? 'Succeeded' : 'Failed', false, code ?? 137))
    })
    await setStatus(name, status('Running', false))
    if (!container?.readinessProbe) return
    while (child.exitCode === null && child.signalCode === null && !(await responds(address)))
      await wait(50)
    if (child.exitCode === null && child.signalCode === null)
      await setStatus(name, status('Running', true))
  }

  async function end(name: string): Promise<void> {
    const running = pods.get(name)
    pods.delete(name)
    if (running?.child?.pid !== undefined) killGroup(running.child.pid)
    if (running?.child) ip('netns', 'del', running.netns)
    await core
      .deleteNamespacedPod({ name, namespace, gracePeriodSeconds: 0 })
      .catch((error: { code?: number }) => {
        if (error.code !== 404) throw error
      })
  }

  const informer = makeInformer<V1Pod>(config, `/api/v1/namespaces/${namespace}/pods`, () =>
    core.listNamespacedPod({ namespace }),
  )
  const see = (pod: V1Pod) => {
    const name = pod.metadata?.name ?? ''
    if (pod.metadata?.deletionTimestamp) work.add(end(name))
    else if (!pods.has(name) && !pod.spec?.nodeName) work.add(run(pod))
  }
  informer.on('add', see)
  informer.on('update', see)
  await informer.start()
  return {
    kill: (name) => {
      const pid = pods.get(name)?.child?.pid
      if (pid !== undefined) killGroup(pid)
    },
    stop: async () => {
      state.isStopped = true
      await informer.stop()
      for (const name of pods.keys()) await end(name).catch(() => undefined)
      await Promise.allSettled(work)
      ip('link', 'del', bridge)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has ended.
  }
}

const responds = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port: 8080, timeout: 500 })
    const say = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => say(true))
    socket.on('error', () => say(false))
    socket.on('timeout', () => say(false))
  })
