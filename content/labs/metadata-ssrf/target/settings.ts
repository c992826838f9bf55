import { isIP } from 'node:net'
import type { MetadataSettings } from './metadata.ts'
import type { PreviewSettings } from './preview.ts'

/** What the owner decides. */
export interface Settings {
  readonly preview: PreviewSettings
  readonly metadata: MetadataSettings
}

/** The settings with which Pico Previews went live. */
export const firstSettings: Settings = {
  preview: { checkResolvedAddress: false, schemes: ['http', 'https'], denyRanges: [], followRedirects: true },
  metadata: { httpTokens: 'optional', hopLimit: 2 },
}

const mostRanges = 64

function isRange(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const [network = '', bits = '', ...rest] = value.split('/')
  const family = isIP(network)
  return family > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32) && !network.includes('%')
}

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Each setting with its rule; a rule's words complete the sentence 'x must be …'. */
const rules: Readonly<Record<string, Readonly<Record<string, { readonly must: string; allows(value: unknown): boolean }>>>> = {
  preview: {
    checkResolvedAddress: { must: 'true or false', allows: isBoolean },
    schemes: {
      must: 'a list of "http" and "https"',
      allows: (value) => Array.isArray(value) && value.length > 0 && value.length <= 2 && value.every((each) => each === 'http' || each === 'https'),
    },
    denyRanges: {
      must: `a list of at most ${mostRanges} ranges such as "10.0.0.0/8" or "fc00::/7"`,
      allows: (value) => Array.isArray(value) && value.length <= mostRanges && value.every(isRange),
    },
    followRedirects: { must: 'true or false', allows: isBoolean },
  },
  metadata: {
    httpTokens: { must: '"optional" or "required"', allows: (value) => value === 'optional' || value === 'required' },
    hopLimit: { must: 'a whole number from 1 to 64', allows: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 64 },
  },
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The settings with some of them changed, or why that cannot be. */
export function changeSettings(present: Settings, change: unknown): Settings | { readonly problem: string } {
  if (!isObject(change)) return { problem: 'Send a JSON object with "preview", "metadata" or both.' }
  for (const [section, values] of Object.entries(change)) {
    const known = Object.hasOwn(rules, section) ? rules[section] : undefined
    if (!known || !isObject(values)) return { problem: 'Send a JSON object with "preview", "metadata" or both.' }
    for (const [name, value] of Object.entries(values)) {
      const rule = Object.hasOwn(known, name) ? known[name] : undefined
      if (!rule) return { problem: `${section} has no setting of that name. It has: ${Object.keys(known).join(', ')}.` }
      if (!rule.allows(value)) return { problem: `${section}.${name} must be ${rule.must}.` }
    }
  }
  const { preview, metadata } = change as { preview?: object; metadata?: object }
  return { preview: { ...present.preview, ...preview }, metadata: { ...present.metadata, ...metadata } }
}
