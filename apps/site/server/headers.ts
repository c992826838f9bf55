import { policyHash } from './policyHash.ts'

/** React Aria adds this style with its first pressable part; a tap then waits for no double tap. */
const pressableStyle =
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}'

/** What the policy depends on. */
export interface PolicyInput {
  /**
   * Text of the script in the page's head; null in development, where Vite brings scripts of its
   * own.
   */
  inlineScript: string | null
  /** Rules of the style inside the page; empty if it has none. */
  inlineStyle: string
  /** Template of the embedded player's address; its origin may be framed. */
  videoEmbedUrl: string
}

/** The content security policy of a page. Its other headers are those of every response. */
export function pagePolicy({ inlineScript, inlineStyle, videoEmbedUrl }: PolicyInput): string {
  const player = /^https?:/.test(videoEmbedUrl) ? new URL(videoEmbedUrl).origin : "'self'"
  const development = inlineScript === null
  const styles = [pressableStyle, ...(inlineStyle ? [inlineStyle] : [])].map(policyHash).join(' ')
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': development ? "'self' 'unsafe-inline'" : `'self' ${policyHash(inlineScript)}`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' ${styles}`,
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': development ? "'self' ws:" : "'self'",
    'frame-src': player,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    ...(development
      ? {}
      : {
          'require-trusted-types-for': "'script'",
          'trusted-types': 'dompurify baked-svg lab-shell verifier',
        }),
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Name of the built file with the worker that checks credentials. */
export const verifierWorker = /^verifier\.worker\b.*\.js$/

/** Its policy, which applies there in place of the page's: it asks this site and nobody else. */
export const verifierPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Names of the built files with the terminal's workers. */
export const shellWorker = /^labShell\b.*\.js$/

/**
 * The policy of the terminal's worker, which applies there in place of the page's: it connects to
 * lab sessions and nothing else, and pages connect to no lab. `template` is the template of their
 * origins; null: each port of this machine's `localhost`.
 */
export function shellPolicy(template: string | null): string {
  const origin = new URL(
    (template ?? 'http://{session}.localhost').replace('{session}', 'session-name'),
  )
  const host = origin.hostname.replace(/^[^.]*/, '*')
  const port = template === null ? ':*' : origin.port && `:${origin.port}`
  const socket = origin.protocol.replace('http', 'ws')
  const labs = `${origin.protocol}//${host}${port} ${socket}//${host}${port}`
  return `default-src 'none'; script-src 'self'; connect-src ${labs}`
}
