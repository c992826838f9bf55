import { StartError } from '@rampart/api'

/** Settings of the site alone. */
export interface SiteConfig {
  /** Origin of an API that runs apart; null serves it in this process. */
  readonly apiUrl: string | null
  /**
   * Where 'Apply Now' leads: an `https:` or `mailto:` address, in which `{slug}` stands for the
   * bootcamp's slug.
   */
  readonly bootcampApplyUrl: string
  /** Where learners get credits: an `https:` or `mailto:` address. */
  readonly creditsUrl: string
  /** Where learners get a subscription: an `https:` or `mailto:` address. */
  readonly subscriptionUrl: string
  /** Which of them learners ask the operator for on the page, because no address was set. */
  readonly asksOperator: Readonly<Record<'credits' | 'subscription', boolean>>
  /**
   * Whether caches in front may keep pages: they tell visitors apart by the cookie `language` and
   * by `Accept-Language`.
   */
  readonly arePagesShared: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the site's settings; applications for bootcamps, and requests for credits or a
 * subscription, go to `bootcampsEmail` unless told otherwise. Throws `StartError` with one line.
 */
export function readSiteConfig(env: Environment, bootcampsEmail: string): SiteConfig {
  return {
    apiUrl: readApiUrl(env),
    arePagesShared: readSwitch(env, 'SHARED_PAGES'),
    bootcampApplyUrl: readBootcampApplyUrl(env, bootcampsEmail),
    creditsUrl: readWay(env, 'CREDITS_URL', `mailto:${bootcampsEmail}?subject=Credits`),
    subscriptionUrl: readWay(
      env,
      'SUBSCRIPTION_URL',
      `mailto:${bootcampsEmail}?subject=Subscription`,
    ),
    asksOperator: {
      credits: !env['CREDITS_URL']?.trim(),
      subscription: !env['SUBSCRIPTION_URL']?.trim(),
    },
  }
}

function readSwitch(env: Environment, name: string): boolean {
  const value = env[name]?.trim() || 'off'
  if (value !== 'on' && value !== 'off') throw new StartError(`${name} must be on or off.`)
  return value === 'on'
}

function readApiUrl(env: Environment): string | null {
  const apiUrl = env['API_URL']?.trim()
  if (!apiUrl) return null
  const url = URL.parse(apiUrl)
  if (!url || !/^https?:$/.test(url.protocol) || apiUrl.replace(/\/$/, '') !== url.origin) {
    throw new StartError(
      'API_URL must be an origin such as http://api.internal:4000, without a path.',
    )
  }
  return url.origin
}

function readBootcampApplyUrl(env: Environment, bootcampsEmail: string): string {
  const template =
    env['BOOTCAMP_APPLY_URL']?.trim() ||
    `mailto:${bootcampsEmail}?subject=Bootcamp%20application%3A%20{slug}`
  if (!leadsSomewhere(template.replaceAll('{slug}', 'slug'))) {
    throw new StartError(
      'BOOTCAMP_APPLY_URL must be an address such as https://forms.example.org/apply?bootcamp={slug} or mailto:bootcamps@example.org.',
    )
  }
  return template
}

function readWay(env: Environment, name: string, fallback: string): string {
  const address = env[name]?.trim() || fallback
  if (!leadsSomewhere(address)) {
    throw new StartError(
      `${name} must be an address such as https://shop.example.org/learn or mailto:learn@example.org.`,
    )
  }
  return address
}

/** Whether an address is a page over HTTPS, or one mailbox to write to. */
function leadsSomewhere(address: string): boolean {
  const url = URL.parse(address)
  const isPage = url?.protocol === 'https:' && !url.username && !url.password
  const isMail = url?.protocol === 'mailto:' && /^[^\s@,]+@[^\s@,]+$/.test(url.pathname)
  return (isPage || isMail) && !/[{}\s]/.test(address)
}
