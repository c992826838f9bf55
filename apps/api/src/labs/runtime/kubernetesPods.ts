import { setTimeout as wait } from 'node:timers/promises'
import { makeInformer } from '@kubernetes/client-node'
import type { CoreV1Api, KubeConfig, V1Pod } from '@kubernetes/client-node'
import type { FastifyBaseLogger } from 'fastify'

/** What a pod is for us. */
export type PodState = 'waiting' | 'ready' | 'ended'

export function stateOf({ metadata, status }: V1Pod): PodState {
  const { phase, conditions = [] } = status ?? {}
  if (metadata?.deletionTimestamp || phase === 'Failed' || phase === 'Succeeded') return 'ended'
  return conditions.some(({ type, status: is }) => type === 'Ready' && is === 'True')
    ? 'ready'
    : 'waiting'
}

/** Why a pod is where it is, in a few words of the cluster. */
export function reasonOf({ status }: V1Pod): string {
  const { state } = status?.containerStatuses?.[0] ?? {}
  const { exitCode } = state?.terminated ?? {}
  return [
    status?.reason,
    status?.message,
    state?.waiting?.reason,
    state?.waiting?.message,
    exitCode === undefined ? undefined : `code ${exitCode}`,
  ]
    .filter((part) => part)
    .join(', ')
    .slice(0, 300)
}

type Listener = (pod: V1Pod, isDeleted: boolean) => void

/** The pods with a label, followed by one watch, however many there are. */
export interface Pods {
  /** Calls with each change of a pod, and with its state now where there is one; returns what ends that. */
  readonly follow: (name: string, listener: Listener) => () => void
  readonly close: () => Promise<void>
}

/** Milliseconds until a watch that was cut begins again. */
const pause = 1_000

export async function followPods(
  config: KubeConfig,
  core: CoreV1Api,
  { namespace, labelSelector }: { readonly namespace: string; readonly labelSelector: string },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Pods> {
  const listeners = new Map<string, Set<Listener>>()
  let isClosed = false
  const informer = makeInformer<V1Pod>(
    config,
    `/api/v1/namespaces/${namespace}/pods`,
    () => core.listNamespacedPod({ namespace, labelSelector }),
    labelSelector,
  )
  const tell = (isDeleted: boolean) => (pod: V1Pod) => {
    for (const listener of listeners.get(pod.metadata?.name ?? '') ?? []) listener(pod, isDeleted)
  }
  informer.on('add', tell(false))
  informer.on('update', tell(false))
  informer.on('delete', tell(true))
  /** Each watch that ends with an error is told again by the same event. */
  const begin = async (): Promise<void> => {
    await wait(pause)
    if (!isClosed) await informer.start().catch(() => undefined)
  }
  informer.on('error', (error: unknown) => {
    if (isClosed) return
    log.warn({ err: error }, 'the cluster does not tell of its pods; asking again')
    void begin()
  })
  await informer.start()
  return {
    follow: (name, listener) => {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      const now = informer.get(name, namespace)
      if (now) listener(now, false)
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(name)
      }
    },
    close: async () => {
      isClosed = true
      await informer.stop()
    },
  }
}
