import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { CoreV1Api, KubeConfig } from '@kubernetes/client-node'
import type { V1Pod } from '@kubernetes/client-node'
import { StartError } from '../../startError.ts'
import { reasonOf as lineOf } from './engineErrors.ts'
import { createClaims } from './kubernetesClaims.ts'
import { hasCode, isQuota } from './kubernetesErrors.ts'
import { createLease } from './kubernetesLease.ts'
import { siteValue } from './kubernetesObjects.ts'
import { createOwnPods } from './kubernetesOwnPods.ts'
import { followPods, isTakenAway, reasonOf, stateOf } from './kubernetesPods.ts'
import { provePodIsolation } from './kubernetesProbes.ts'
import { readyTime } from './kubernetesSource.ts'
import { openWarmPods } from './kubernetesWarmPods.ts'
import type { WarmPool } from './kubernetesWarmPods.ts'
import { createRemovals } from './removals.ts'
import { portInside, siteLabel } from './runtime.ts'
import type {
  ClusterObject,
  KubernetesHandle,
  LabRuntime,
  OnEnd,
  RuntimeOptions,
  TargetHandle,
  TargetStart,
} from './runtime.ts'
import { unlessAborted } from './unlessAborted.ts'

/** Milliseconds between two tries where the namespace's quota is used up. */
const quotaPause = 2_000

interface Options extends Omit<RuntimeOptions, 'labsFolder' | 'hostAddress'> {
  readonly image: string
  readonly namespace: string
  readonly runtimeClass: string | null
  /** The pool whose pods sessions take; null makes a pod for each. */
  readonly warmPool: WarmPool | null
  /** How to reach the cluster; by default as a pod in it does, or as `kubectl` does. */
  readonly config?: KubeConfig
}

/**
 * Runs each target as a pod of a Kubernetes cluster. Pods belong to the cluster: any process of the
 * site follows, ends and adopts them, and they go on when all of them end. Throws `StartError`.
 */
export async function createKubernetesRuntime({
  config = defaultConfig(),
  host,
  namespace,
  warmPool,
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
  const claims = createClaims(config, namespace)
  const own = createOwnPods(core, pods, { ...settings, namespace, labelSelector })
  const site = { site: settings.site, namespace, labelSelector, log }
  let warm: Awaited<ReturnType<typeof openWarmPods>> | null = null
  try {
    warm = warmPool && (await openWarmPods(config, core, pods, claims, { ...site, pool: warmPool }))
    await provePodIsolation(core, pods, { ...settings, namespace })
  } catch (error) {
    await warm?.close()
    await pods.close()
    throw error instanceof StartError
      ? error
      : new StartError(`LAB_RUNTIME: the cluster could not be tried: ${lineOf(error)}`)
  }
  const source = warm ?? own
  const lease = createLease(config, {
    namespace,
    name: `rampart-labs-${siteValue(settings.site).slice(0, 8)}`,
    holder: `${hostname()} ${randomUUID()}`,
    now: Date.now,
  })
  const removeAll = createRemovals(log)
  const closing = new AbortController()
  /** Functions that stop following a target, by the UID of the session's object. */
  const watched = new Map<string, () => void>()

  async function create(start: TargetStart): Promise<ClusterObject> {
    for (const deadline = Date.now() + readyTime; ;) {
      try {
        return await source.create(start)
      } catch (error) {
        if (hasCode(error, 409))
          throw new Error('This session has a target already.', { cause: error })
        if (!isQuota(error) || Date.now() > deadline) throw error
        await wait(quotaPause, undefined, { signal: closing.signal })
      }
    }
  }

  async function start(input: TargetStart, onEnd: OnEnd): Promise<TargetHandle> {
    const made = await create(input)
    try {
      const pod = await unlessAborted(source.serve(input, made), closing.signal)
      const handle: KubernetesHandle = {
        driver: 'kubernetes',
        host,
        namespace,
        port: portInside,
        ...pod,
      }
      watch(handle, onEnd)
      return handle
    } catch (error) {
      await source.remove(made)
      throw error
    }
  }

  function watch({ name, uid, claim }: KubernetesHandle, onEnd: OnEnd): void {
    const key = claim?.uid ?? uid
    const unfollow = pods.follow(name, (pod, isDeleted) => {
      const isOther = pod.metadata?.uid !== uid
      if (!isOther && !isDeleted && stateOf(pod) !== 'ended') return
      if (!unwatch(key)) return
      if (isOther || isDeleted) onEnd('its pod was deleted', true)
      else onEnd(`its pod ended: ${reasonOf(pod)}`, isTakenAway(pod))
    })
    watched.set(key, unfollow)
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
      if (handle.driver !== 'kubernetes' || handle.namespace !== namespace) return
      unwatch((handle.claim ?? handle).uid)
      await (handle.claim ? claims.remove(handle.claim) : own.remove(handle))
    },
    reconcile: async (sessionsInProgress) => {
      if (!(await lease.holds())) return
      // Pods of their own may be left from before there was a pool.
      const sources = warm ? [own, warm] : [own]
      const found = await Promise.all(
        sources.map(async ({ list, remove }) => ({ list: await list(), remove })),
      )
      const wanted = await sessionsInProgress()
      const strays = found.flatMap(({ list, remove }) =>
        list
          .filter(({ sessionId }) => !wanted.has(sessionId))
          .map((each) => ({ key: each.uid, remove: () => remove(each) })),
      )
      for (const { key } of strays) unwatch(key)
      await removeAll(strays)
    },
    close: async () => {
      closing.abort(new Error('This process ends.'))
      for (const uid of watched.keys()) unwatch(uid)
      await lease.release().catch((error: unknown) => log.warn({ err: error }, 'the lease stays'))
      await warm?.close()
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
  // What the library falls back to: a way that it then refuses to go.
  if (config.getCurrentCluster()?.server === 'http://localhost:8080')
    throw new StartError(
      'LAB_RUNTIME: this process is in no cluster, and knows the way to none. Outside of a cluster, name it in KUBECONFIG.',
    )
  return config
}
