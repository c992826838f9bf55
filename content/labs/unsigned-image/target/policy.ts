import { createContext, Script } from 'node:vm'
import { isKeyId, keyIds } from './keys.ts'
import type { KeyId } from './keys.ts'

export const scopes = ['initContainers', 'containers', 'ephemeralContainers'] as const
export type Scope = (typeof scopes)[number]

/** The admission controller's rule and its options. */
export interface Policy {
  /** A regular expression that each image reference has to match. */
  readonly match: string
  /** The lists of a Pod's specification that are looked at. */
  readonly scopes: readonly Scope[]
  readonly tags: 'allow' | 'resolve' | 'deny'
  readonly signature: { readonly required: boolean; readonly key: KeyId | null }
  /** What to do where registry or key store do not answer. */
  readonly onError: 'allow' | 'deny'
}

export const firstPolicy: Policy = {
  match: '^registry.heron.example/',
  scopes: ['containers'],
  tags: 'allow',
  signature: { required: false, key: null },
  onError: 'allow',
}

const longestPattern = 300

/**
 * Milliseconds of processor time that a pattern may take for one text; some patterns take years.
 */
const patience = 100

const context = createContext({ pattern: '', text: '' })
const script = new Script('new RegExp(pattern).test(text)')
let slow: string | undefined

/**
 * Whether a text matches a pattern that a learner wrote; nothing where the pattern took too long
 * for this text or an earlier one.
 */
export function matches(pattern: string, text: string): boolean | undefined {
  if (pattern === slow) return undefined
  Object.assign(context, { pattern, text })
  const start = process.cpuUsage()
  do {
    try {
      return script.runInContext(context, { timeout: patience }) === true
    } catch {
      // The limit counts time on the clock: on a busy machine it may pass before the pattern had
      // its turn.
    }
  } while (processorTime(start) < patience)
  slow = pattern
  return undefined
}

/** Milliseconds of processor time since a moment. */
function processorTime(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Texts on which careless patterns take years. */
const longTexts = ['a', '1', '/', '.', 'a/', 'a.', 'a-'].map((piece) => `registry.heron.example/${piece.repeat(200 / piece.length)}!`)

function isQuick(pattern: string): boolean {
  slow = undefined
  return longTexts.every((text) => matches(pattern, text) !== undefined)
}

const isPattern = (value: unknown): value is string => {
  if (typeof value !== 'string' || value === '' || value.length > longestPattern) return false
  try {
    return Boolean(new RegExp(value))
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isOneOf = (allowed: readonly string[]) => (value: unknown) => typeof value === 'string' && allowed.includes(value)

const isScopes = (value: unknown) => Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(isOneOf(scopes))

function isSignature(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).some((name) => name !== 'required' && name !== 'key')) return false
  const { required, key } = value
  return typeof required === 'boolean' && (isKeyId(key) || (key === null && !required))
}

/** Each option with its rule; a rule's words complete the sentence 'x must be …'. */
const rules: Readonly<Record<keyof Policy, { readonly must: string; allows(value: unknown): boolean }>> = {
  match: { must: `a regular expression of at most ${longestPattern} characters`, allows: isPattern },
  scopes: { must: `a list of some of ${scopes.join(', ')}`, allows: isScopes },
  tags: { must: '"allow", "resolve" or "deny"', allows: isOneOf(['allow', 'resolve', 'deny']) },
  signature: { must: `{"required": true or false, "key": the id of a key}; the ids are ${keyIds.join(' and ')}`, allows: isSignature },
  onError: { must: '"allow" or "deny"', allows: isOneOf(['allow', 'deny']) },
}

/** The policy of a document, or why it cannot be one. */
export function readPolicy(document: Readonly<Record<string, unknown>>): Policy | { readonly problem: string } {
  if (Object.keys(document).some((name) => !Object.hasOwn(rules, name))) return { problem: `A policy has the options ${Object.keys(rules).join(', ')}.` }
  for (const [name, { must, allows }] of Object.entries(rules)) {
    if (!allows(document[name])) return { problem: `${name} must be ${must}.` }
  }
  if (!isQuick(String(document['match']))) return { problem: 'match takes too long for some texts. Repetitions inside repetitions do that.' }
  return document as unknown as Policy
}
