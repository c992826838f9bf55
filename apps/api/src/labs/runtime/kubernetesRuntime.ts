import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { CoreV1Api, KubeConfig } from '@kubernetes/client-node'
import type { V1Pod } from '@kubernetes/client-node'
import { StartError } from '../../startError.ts'
import type { RuntimeOptions } from './createRuntime.ts'
import { reasonOf as lineOf } from './engineErrors.ts'
import { hasCode, isQuota, unlessGone } from './kubernetesErrors.ts'
import { createLease } from './kubernetesLease.ts'
import {
  podName,
  port,
  sessionLabel,
  siteLabel,
  siteValue,
  targetPod,
  targetSecret,
} from './kubernetesObjects.ts'
import { followPods, reasonOf, stateOf } from './kubernetesPods.ts'
import { provePodIsolation, until } from './kubernetesProbes.ts'
import type { KubernetesHandle, LabRuntime, TargetHandle, TargetStart } from './runtime.ts'

/** How long a target may take until it is ready, in milliseconds: a node may have to be added, an image fetched. */
const readyTime = 240_000
/** Milliseconds between two tries where the namespace's quota is used up. */
const quotaPause = 2_000

interface Options extends Omit<RuntimeOptions, 'labsFolder' | 'hostAddress'> {
  readonly image: string
  readonly namespace: string
  readonly runtimeClass: string | null
  /** How to reach the cluster; by default as a pod in it does, or as `kubectl` does. */
  readonly config?: KubeConfig
}

/**
 * Runs each target as a pod of a Kubernetes cluster. Pods belong to the cluster: any process of the site follows, ends and adopts
 * them, and they go on when all of them end. Throws `StartError`.
 */
export async function createKubernetesRuntime({
  config = defaultConfig(),
  host,
  namespace,
  log,
  ...settings
}: Options): Promise<LabRuntime> {
  const core = config.makeApiClient(CoreV1Api)
  const labelSelector = `${siteLabel}=${siteValue(settings.site)}`
  await core.listNamespacedPod({ namespace, labelSelector, limit: 1 }).catch((error: unknown) => {
    throw new StartError(
      `LAB_RUNTIME: the cluster does not let this site see pods of the namespace ${namespace} (${lineOf(error)}).`,
    )
  })
  const pods = await followPods(config, core, { namespace, labelSelector }, log)
  try {
    await provePodIsolation(core, pods, { ...settings, namespace })
  } catch (error) {
    await pods.close()
    throw error instanceof StartError
      ? error
      : new StartError(`LAB_RUNTIME: the cluster could not be tried: ${lineOf(error)}`)
  }
  const lease = createLease(config, {
    namespace,
    name: `rampart-labs-${siteValue(settings.site).slice(0, 8)}`,
    holder: `${hostname()} ${randomUUID()}`,
    now: Date.now,
  })
  const closing = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    closing.signal.addEventListener('abort', () => reject(closing.signal.reason), { once: true })
  })
  // Nobody waits for it while nothing starts.
  aborted.catch(() => undefined)
  /** What ends the following of a target, by its pod's UID. */
  const watched = new Map<string, () => void>()

  async function create(start: TargetStart): Promise<V1Pod> {
    const body = targetPod(start, { ...settings })
    for (const deadline = Date.now() + readyTime; ;) {
      try {
        return await core.createNamespacedPod({ namespace, body })
      } catch (error) {
        if (hasCode(error, 409))
          throw new Error('This session has a target already.', { cause: error })
        if (!isQuota(error) || Date.now() > deadline) throw error
        await wait(quotaPause, undefined, { signal: closing.signal })
      }
    }
  }

  async function start(input: TargetStart, onEnd: (reason: string) => void): Promise<TargetHandle> {
    const created = await create(input)
    const handle: KubernetesHandle = {
      driver: 'kubernetes',
      host,
      namespace,
      name: podName(input.sessionId),
      uid: created.metadata?.uid ?? '',
      port,
    }
    try {
      await core.createNamespacedSecret({ namespace, body: targetSecret(input, created) })
      const pod = await Promise.race([
        until(pods, handle.name, (is) => stateOf(is) !== 'waiting', readyTime),
        aborted,
      ])
      const address = pod.status?.podIP
      if (stateOf(pod) === 'ended' || !address)
        throw new Error(`The pod ended before it was ready: ${reasonOf(pod)}`)
      watch(handle, onEnd)
      return { ...handle, address }
    } catch (error) {
      await remove(handle)
      throw error
    }
  }

  function watch({ name, uid }: KubernetesHandle, onEnd: (reason: string) => void): void {
    const unfollow = pods.follow(name, (pod, isDeleted) => {
      const isOther = pod.metadata?.uid !== uid
      if (!isOther && !isDeleted && stateOf(pod) !== 'ended') return
      if (!unwatch(uid)) return
      onEnd(isOther || isDeleted ? 'its pod was deleted' : `its pod ended: ${reasonOf(pod)}`)
    })
    watched.set(uid, unfollow)
  }

  const unwatch = (uid: string): boolean => {
    watched.get(uid)?.()
    return watched.delete(uid)
  }

  const read = async (handle: TargetHandle): Promise<V1Pod | undefined> => {
    if (handle.driver !== 'kubernetes' || handle.namespace !== namespace) return undefined
    const pod = await core
      .readNamespacedPod({ name: handle.name, namespace })
      .catch((error: unknown) => {
        if (hasCode(error, 404)) return undefined
        throw error
      })
    return pod?.metadata?.uid === handle.uid && stateOf(pod) !== 'ended' ? pod : undefined
  }

  /** Ends a pod, and waits until the cluster has nothing of it. */
  async function remove({
    name,
    uid,
  }: {
    readonly name: string
    readonly uid: string
  }): Promise<void> {
    unwatch(uid)
    const body = { preconditions: { uid } }
    await core.deleteNamespacedPod({ name, namespace, body }).catch(unlessGone)
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
      const pod = await core.readNamespacedPod({ name, namespace }).catch((error: unknown) => {
        if (hasCode(error, 404)) return undefined
        throw error
      })
      if (pod?.metadata?.uid !== uid) return
    }
  }

  return {
    outlives: true,
    start,
    adopt: async (handle, onEnd) => {
      if (handle.driver !== 'kubernetes' || !(await read(handle))) return 'gone'
      watch(handle, onEnd)
      return 'running'
    },
    status: async (handle) => ((await read(handle)) ? 'running' : 'gone'),
    stop: async (handle) => {
      if (handle.driver === 'kubernetes' && handle.namespace === namespace) await remove(handle)
    },
    reconcile: async (sessionsInProgress) => {
      if (!(await lease.holds())) return
      const selector = `${labelSelector},${sessionLabel}`
      const { items } = await core.listNamespacedPod({ namespace, labelSelector: selector })
      const wanted = await sessionsInProgress()
      for (const { metadata } of items)
        if (!wanted.has(metadata?.labels?.[sessionLabel] ?? ''))
          await remove({ name: metadata?.name ?? '', uid: metadata?.uid ?? '' })
    },
    close: async () => {
      closing.abort(new Error('This process ends.'))
      for (const uid of watched.keys()) unwatch(uid)
      await lease.release().catch((error: unknown) => log.warn({ err: error }, 'the lease stays'))
      await pods.close()
    },
  }
}

function defaultConfig(): KubeConfig {
  const config = new KubeConfig()
  try {
    config.loadFromDefault()
  } catch (error) {
    throw new StartError(
      `LAB_RUNTIME: the way to the cluster cannot be read (${lineOf(error)}). Outside of a cluster, name it in KUBECONFIG.`,
    )
  }
  return config
}
