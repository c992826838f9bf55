import { Unavailable } from './keys.ts'
import { matches, scopes } from './policy.ts'
import type { Policy, Scope } from './policy.ts'
import { parseReference } from './reference.ts'
import type { World } from './world.ts'

interface Container {
  readonly name: string
  readonly image: string
}

/** The parts of a Pod's manifest that this cluster looks at. */
export interface Pod {
  readonly name: string
  readonly namespace: string
  readonly lists: Readonly<Record<Scope, readonly Container[]>>
}

export interface Verdict {
  readonly allowed: boolean
  readonly reason: string
  /** The Pod as it will run: with `resolve`, digests stand in place of tags. */
  readonly pod: Pod
}

const mostContainers = 10
const podName = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The Pod of a manifest, or what is wrong with it. */
export function readPod(manifest: Readonly<Record<string, unknown>>): Pod | { readonly problem: string } {
  const { kind, metadata, spec } = manifest
  if (kind !== 'Pod' || !isObject(metadata) || !isObject(spec)) return { problem: 'This is not a Pod manifest: kind, metadata and spec are needed.' }
  const { name, namespace = 'default' } = metadata
  if (typeof name !== 'string' || !podName.test(name)) return { problem: 'metadata.name must be lower-case letters, digits and hyphens.' }
  if (typeof namespace !== 'string' || !podName.test(namespace)) return { problem: 'metadata.namespace must be lower-case letters, digits and hyphens.' }
  const lists: Record<Scope, Container[]> = { initContainers: [], containers: [], ephemeralContainers: [] }
  for (const scope of scopes) {
    const list = spec[scope] ?? []
    if (!Array.isArray(list) || list.length > mostContainers) return { problem: `spec.${scope} must be a list of at most ${mostContainers} containers.` }
    for (const [index, container] of list.entries()) {
      const { name: given = `${scope}-${index}`, image } = isObject(container) ? container : {}
      if (typeof image !== 'string' || !parseReference(image)) return { problem: `spec.${scope}[${index}].image is not an image reference.` }
      lists[scope].push({ name: String(typeof given === 'string' ? given.slice(0, 63) : scope), image })
    }
  }
  if (lists.containers.length === 0) return { problem: 'spec.containers needs at least one container.' }
  return { name, namespace, lists }
}

/** Looks at one image; returns the reference that the node will pull, or why it may not. */
function judge(policy: Policy, world: World, image: string): { readonly image: string } | { readonly refusal: string } {
  const reference = parseReference(image)
  if (!reference) return { refusal: `${image} is not an image reference` }
  let judged = image
  let digest = reference.digest
  try {
    if (!digest && policy.tags === 'deny') return { refusal: `${image} names a tag; digests are required` }
    if (!digest && (policy.tags === 'resolve' || policy.signature.required)) {
      digest = world.resolve(reference)
      if (!digest) return { refusal: `${image} does not exist` }
      if (policy.tags === 'resolve') judged = `${reference.host}/${reference.repository}@${digest}`
    }
  } catch (problem) {
    if (!(problem instanceof Unavailable)) throw problem
    if (policy.onError === 'deny') return { refusal: problem.message }
  }
  const matched = matches(policy.match, judged)
  if (matched === undefined) return { refusal: `the pattern took too long for ${judged}` }
  if (!matched) return { refusal: `${judged} does not match ${policy.match}` }
  const { required, key } = policy.signature
  if (!required || !key) return { image: judged }
  try {
    return digest && !world.keys.isSigned(key, digest) ? { refusal: `${digest} is not signed with ${key}` } : { image: judged }
  } catch (problem) {
    if (!(problem instanceof Unavailable)) throw problem
    return policy.onError === 'deny' ? { refusal: problem.message } : { image: judged }
  }
}

/** Says yes or no to a Pod, and what will run. */
export function admit(policy: Policy, world: World, pod: Pod): Verdict {
  const lists: Record<Scope, readonly Container[]> = { ...pod.lists }
  for (const scope of policy.scopes) {
    const seen: Container[] = []
    for (const [index, container] of pod.lists[scope].entries()) {
      const judged = judge(policy, world, container.image)
      if ('refusal' in judged) return { allowed: false, reason: `${scope}[${index}]: ${judged.refusal}.`, pod }
      seen.push({ ...container, image: judged.image })
    }
    lists[scope] = seen
  }
  return { allowed: true, reason: `Every image in ${policy.scopes.join(', ')} passed.`, pod: { ...pod, lists } }
}
