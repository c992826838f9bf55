import { createHash } from 'node:crypto'

/** The policies of one `Content-Security-Policy` header; what one of them forbids is forbidden. */
export type ContentPolicies = readonly ReadonlyMap<string, readonly string[]>[]

/** What the page loads from its own origin, and which rule decides about it. */
export type Kind = 'script-src' | 'style-src' | 'img-src' | 'form-action'

/** Rules that count where the named one is missing. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src-attr': ['script-src', 'default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'script-src': ['default-src'],
  'style-src': ['default-src'],
  'img-src': ['default-src'],
  'object-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
}

export function readPolicies(header: string): ContentPolicies {
  return header.split(',').map((policy) => {
    const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/))
    // The first rule of a name counts, as in browsers.
    return new Map(rules.toReversed().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
  })
}

/**
 * The sources of a rule or of the one that it falls back to, for each policy that says something
 * about it.
 */
const sourcesOf = (policies: ContentPolicies, rule: string): readonly (readonly string[])[] =>
  policies.flatMap((policy) => {
    const name = [rule, ...(fallbacks[rule] ?? [])].find((each) => policy.has(each))
    return name === undefined ? [] : [policy.get(name) ?? []]
  })

/** Whether all policies allow a file, or a form's address, of the site's own origin. */
export function allowsOwn(policies: ContentPolicies, kind: Kind): boolean {
  const rule = kind === 'script-src' || kind === 'style-src' ? `${kind}-elem` : kind
  return sourcesOf(policies, rule).every((sources) => (has(sources, "'self'") || has(sources, '*')) && !has(sources, "'strict-dynamic'"))
}

const digestBytes: Readonly<Record<string, number>> = { sha256: 32, sha384: 48, sha512: 64 }

/**
 * A source that is a fingerprint, as browsers compare it: the name of the digest in any case, the
 * digest in either alphabet of base64.
 */
function fingerprint(source: string): string | undefined {
  const [, name = '', digest = ''] = /^'(sha(?:256|384|512))-([\w+/-]+={0,2})'$/i.exec(source) ?? []
  const bytes = Buffer.from(digest, 'base64')
  return bytes.length === digestBytes[name.toLowerCase()] ? `${name.toLowerCase()}-${bytes.toString('base64')}` : undefined
}

/**
 * Whether browsers obey this source of a list: beside a fingerprint they ignore 'unsafe-inline',
 * which stands there for browsers from before fingerprints.
 */
const counts = (source: string, sources: readonly string[]) =>
  source.toLowerCase() !== "'unsafe-inline'" || !sources.some((each) => fingerprint(each) !== undefined)

/** Whether all policies allow this very inline script, by its fingerprint or as any other. */
export function allowsInline(policies: ContentPolicies, script: string): boolean {
  const prints = new Set(Object.keys(digestBytes).map((name) => `${name}-${createHash(name).update(script).digest('base64')}`))
  const isAnyAllowed = (sources: readonly string[]) =>
    sources.some((source) => source.toLowerCase() === "'unsafe-inline'" && counts(source, sources)) && !sources.some((source) => /^'nonce-/i.test(source))
  return sourcesOf(policies, 'script-src-elem').every(
    (sources) => isAnyAllowed(sources) || sources.some((source) => prints.has(fingerprint(source) ?? '')),
  )
}

/** Whether a sandbox takes scripts or forms from the page. */
export const isSandboxed = (policies: ContentPolicies): boolean =>
  policies.some((policy) => {
    const flags = policy.get('sandbox')
    return flags !== undefined && !['allow-scripts', 'allow-forms', 'allow-same-origin'].every((flag) => has(flags, flag))
  })

/** Whether no policy allows more than the named sources for a rule, which has to be there. */
export function keepsTo(policies: ContentPolicies, rule: string, allowed: readonly string[]): boolean {
  return sourcesOf(policies, rule).some((sources) => sources.every((source) => allowed.includes(source.toLowerCase())))
}

/** What lets strangers' scripts in, if anything does. */
export function scriptHole(policies: ContentPolicies): string | undefined {
  const rules = ['script-src-elem', 'script-src-attr'].map((rule) => sourcesOf(policies, rule))
  if (rules.some((lists) => lists.length === 0)) return 'nothing is said about scripts'
  const holes = rules.map((lists) =>
    lists.map((sources) => sources.find((source) => counts(source, sources) && !/^'(self|none|report-sample|sha(256|384|512)-[\w+/=-]+)'$/i.test(source))),
  )
  return holes.find((lists) => lists.every((hole) => hole !== undefined))?.[0]
}

const has = (sources: readonly string[], source: string) => sources.some((each) => each.toLowerCase() === source)
