import { setTimeout as wait } from 'node:timers/promises'
import { makeInformer } from '@kubernetes/client-node'
import type { KubeConfig, KubernetesListObject, KubernetesObject } from '@kubernetes/client-node'
import type { FastifyBaseLogger } from 'fastify'
import type { ClusterObject } from './runtime.ts'

type Listener<T> = (object: T, isDeleted: boolean) => void

/** The objects of a kind with a label, followed by one watch, however many there are. */
export interface Followed<T extends KubernetesObject> {
  /**
   * Calls with each change of an object, and with its state now where there is one; returns what
   * ends that.
   */
  readonly follow: (name: string, listener: Listener<T>) => () => void
  readonly close: () => Promise<void>
}

interface FollowOptions<T extends KubernetesObject> {
  /** The path of their list in the cluster's API. */
  readonly path: string
  readonly namespace: string
  readonly list: () => Promise<KubernetesListObject<T>>
  readonly labelSelector: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Milliseconds until a watch that was cut begins again. */
const pause = 1_000

export async function followObjects<T extends KubernetesObject>(
  config: KubeConfig,
  { path, namespace, list, labelSelector, log }: FollowOptions<T>,
): Promise<Followed<T>> {
  const listeners = new Map<string, Set<Listener<T>>>()
  let isClosed = false
  const informer = makeInformer<T>(config, path, list, labelSelector)
  const tell = (isDeleted: boolean) => (object: T) => {
    for (const listener of listeners.get(object.metadata?.name ?? '') ?? [])
      listener(object, isDeleted)
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
    log.warn({ err: error, path }, 'the cluster does not tell what changes; asking again')
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

interface UntilOptions<T> {
  /** Whether the object is as it should be. */
  readonly isSo: (object: T) => boolean
  /** Why it is not, for the message that it took too long. */
  readonly reasonOf: (object: T) => string
  readonly milliseconds: number
}

/**
 * Waits until an object is as it should be. Rejects if that takes too long or the object is
 * deleted.
 */
export function until<T extends KubernetesObject>(
  followed: Followed<T>,
  { name, uid }: ClusterObject,
  { isSo, reasonOf, milliseconds }: UntilOptions<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let last: T | undefined
  const timer = setTimeout(
    () => reject(new Error(`${name} took too long. ${last ? reasonOf(last) : ''}`.trim())),
    milliseconds,
  )
  const unfollow = followed.follow(name, (object, isDeleted) => {
    // What was known of an earlier one of this name says nothing.
    if (object.metadata?.uid !== uid) return
    last = object
    if (isSo(object)) resolve(object)
    else if (isDeleted) reject(new Error(`${name} was deleted.`))
  })
  return promise.finally(() => {
    clearTimeout(timer)
    unfollow()
  })
}
