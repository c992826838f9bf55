const algorithms = ['HS256', 'HS384', 'HS512', 'none'] as const

export type Algorithm = (typeof algorithms)[number]

/** What the service asks of a token; what is null it does not ask. */
export interface Verifier {
  /** Null: whatever the token's own header says. */
  readonly algorithms: readonly Algorithm[] | null
  readonly secret: string
  readonly issuer: string | null
  readonly audience: string | null
  /** Null: the verifier looks at no time at all, not at `exp` either. */
  readonly maxAgeSeconds: number | null
}

/** What Kestrel's login writes into its tokens. */
export const service = { issuer: 'kestrel-ledger', audience: 'kestrel-api' } as const

/** The settings for the eyes of their owner; the secret stays in. */
export const showVerifier = (verifier: Verifier) => ({ ...verifier, secret: '(not shown)' })

/** Reads new settings; returns a sentence where something in them is wrong. */
export function readVerifier(value: Readonly<Record<string, unknown>>): Verifier | string {
  const { algorithms: list, secret, issuer = null, audience = null, maxAgeSeconds = null, ...more } = value
  const strange = Object.keys(more)[0]
  if (strange !== undefined) return `"${strange.slice(0, 40)}" is no setting. There are algorithms, secret, issuer, audience and maxAgeSeconds.`
  if (!Array.isArray(list) || list.length === 0 || !list.every(isAlgorithm)) return `algorithms has to be a list; known are ${algorithms.join(', ')}.`
  if (typeof secret !== 'string' || secret === '' || secret.length > 512) return 'secret has to be a text of at most 512 characters.'
  if (!isNameOrNull(issuer) || !isNameOrNull(audience)) return 'issuer and audience have to be texts of at most 200 characters.'
  if (maxAgeSeconds !== null && !(Number.isInteger(maxAgeSeconds) && Number(maxAgeSeconds) > 0)) return 'maxAgeSeconds has to be a whole number above 0.'
  return { algorithms: [...new Set(list)], secret, issuer, audience, maxAgeSeconds: maxAgeSeconds as number | null }
}

const isAlgorithm = (value: unknown): value is Algorithm => algorithms.some((each) => each === value)

const isNameOrNull = (value: unknown): value is string | null => value === null || (typeof value === 'string' && value !== '' && value.length <= 200)
