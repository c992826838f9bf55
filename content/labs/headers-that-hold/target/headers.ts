/** Header names as they were written, with their values; sent with every answer. */
export type Headers = Readonly<Record<string, string>>

/** What the scanner looks for. */
export const expected = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'Strict-Transport-Security']

const others = [
  'Content-Security-Policy-Report-Only',
  'X-Frame-Options',
  'X-XSS-Protection',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cross-Origin-Embedder-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Permitted-Cross-Domain-Policies',
]

const known = [...expected, ...others]

/** The longest value, in characters. */
const longest = 4000

/** The value of a header, whatever the case of its name. */
export const headerOf = (headers: Headers, name: string): string | undefined =>
  Object.entries(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1]

/** Reads a new configuration; returns a sentence where something in it is wrong. */
export function readHeaders(value: Readonly<Record<string, unknown>>): Headers | string {
  const entries = Object.entries(value)
  if (new Set(entries.map(([name]) => name.toLowerCase())).size < entries.length) return 'A header stands there twice.'
  for (const [name, text] of entries) {
    if (!known.some((each) => each.toLowerCase() === name.toLowerCase())) return `"${name.slice(0, 60)}" cannot be set here. These can: ${known.join(', ')}.`
    if (typeof text !== 'string' || text.length > longest || !/^[\x20-\x7e]+$/.test(text.trim())) {
      return `The value of ${name} has to be a text in one line of plain ASCII, at most ${longest} characters.`
    }
  }
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text).trim()]))
}

/** What a scanner says: it counts headers and understands none of them. */
export function scan(headers: Headers) {
  const checks = expected.map((header) => ({ header, passed: headerOf(headers, header) !== undefined }))
  const failed = checks.filter(({ passed }) => !passed).length
  return { grade: 'ABCDEF'[failed], failed, checks }
}
