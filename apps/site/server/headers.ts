import { createHash } from 'node:crypto'

/** React Aria adds this style with its first pressable part; a tap then waits for no double tap. */
const pressableStyle = '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the policy depends on. */
export interface PolicyInput {
  /** Text of the script in the page's head; null in development, where Vite brings scripts of its own. */
  inlineScript: string | null
  /** Template of the embedded player's address; its origin may be framed. */
  videoEmbedUrl: string
  /** Whether the site is served over HTTPS. */
  isSecure: boolean
}

/** Security headers of every page. */
export function pageHeaders({ inlineScript, videoEmbedUrl, isSecure }: PolicyInput): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inlineScript, videoEmbedUrl),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

function contentSecurityPolicy(inlineScript: string | null, videoEmbedUrl: string): string {
  const player = /^https?:/.test(videoEmbedUrl) ? new URL(videoEmbedUrl).origin : "'self'"
  const development = inlineScript === null
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': development ? "'self' 'unsafe-inline'" : `'self' ${hashOf(inlineScript)}`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' ${hashOf(pressableStyle)}`,
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
    ...(development ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': 'dompurify baked-svg' }),
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
