import { StartError } from '@rampart/api'

/** Settings of the site alone. */
export interface SiteConfig {
  /** Origin of an API that runs apart; null serves it in this process. */
  readonly apiUrl: string | null
}

/** Reads the site's settings. Throws `StartError` with one line. */
export function readSiteConfig(env: Readonly<Record<string, string | undefined>>): SiteConfig {
  const apiUrl = env['API_URL']?.trim()
  if (!apiUrl) return { apiUrl: null }
  const url = URL.parse(apiUrl)
  if (!url || !/^https?:$/.test(url.protocol) || apiUrl.replace(/\/$/, '') !== url.origin) {
    throw new StartError('API_URL must be an origin such as http://api.internal:4000, without a path.')
  }
  return { apiUrl: url.origin }
}
