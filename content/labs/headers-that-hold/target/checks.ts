import type { Check } from '../../../lab-kit/mission.ts'
import { allowsInline, allowsOwn, isSandboxed, keepsTo, readPolicies, scriptHole } from './contentPolicy.ts'
import type { ContentPolicies, Kind } from './contentPolicy.ts'
import { headerOf } from './headers.ts'
import type { Headers } from './headers.ts'

/** A browser takes the last of a list that it knows. */
const loudReferrers = new Set(['unsafe-url', 'no-referrer-when-downgrade'])
const quietReferrers = new Set(['no-referrer', 'same-origin', 'origin', 'strict-origin', 'origin-when-cross-origin', 'strict-origin-when-cross-origin'])

/** One year, in seconds. */
const year = 31_536_000

const key = '[a-z*][a-z\\d_.*-]*'
const item = `(?:[A-Za-z*][\\w!#$%&'*+.^|~:/-]*|"[^"]*"|\\?[01]|-?\\d+(?:\\.\\d+)?)`
const parameters = `(?:; *${key}(?:=${item})?)*`

/**
 * A valid rule of `Permissions-Policy`, a dictionary of RFC 9651. If one is not valid, browsers
 * ignore all rules.
 */
const featureRule = new RegExp(`^${key}(?:=(?:${item}|\\( *(?:${item}${parameters}(?: +|(?=\\))))*\\)))?${parameters}$`)

/** A directive of `Strict-Transport-Security`; the names of RFC 6797 in any case. */
const transportDirective = /^(?:max-age\s*=\s*("?)\d{1,12}\1|includeSubDomains|(?!max-age\b|includeSubDomains\b)[\w-]+(?:\s*=\s*(?:[\w.-]+|"[^"]*"))?)$/i

/** Keywords that a list of sources takes for names of sites if their quotes are missing. */
const bareKeyword = /^(?:self|none|unsafe-\w+|(?:sha\d{3}|nonce)-.*)$/i

const needed: readonly (readonly [Kind, string])[] = [
  ['style-src', 'the style sheet'],
  ['script-src', 'the script file'],
  ['img-src', 'the images'],
  ['form-action', 'the forms'],
]

/**
 * What must hold once the headers are sound and the site works under them. `script` is the one
 * inline script of the pages.
 */
export function headerChecks(current: () => Headers, script: string): readonly Check[] {
  const value = (name: string) => headerOf(current(), name)

  /** A check of the content policy, which has to block. */
  const ofPolicy = (id: string, name: string, run: (policies: ContentPolicies) => string | undefined): Check => ({
    id,
    name,
    run: () => {
      const header = value('Content-Security-Policy')
      if (header !== undefined) return run(readPolicies(header))
      return value('Content-Security-Policy-Report-Only') === undefined
        ? 'there is no Content-Security-Policy'
        : 'Content-Security-Policy-Report-Only blocks nothing'
    },
  })

  return [
    {
      id: 'no-sniffing', name: 'Browsers do not guess file types',
      run: () => (value('X-Content-Type-Options')?.toLowerCase() === 'nosniff' ? undefined : 'X-Content-Type-Options is not nosniff'),
    },
    {
      id: 'referrers-quiet', name: 'Full addresses stay on the site',
      run: () => {
        const policies = (value('Referrer-Policy') ?? '').toLowerCase().split(/\s*,\s*/)
        const counts = policies.findLast((policy) => quietReferrers.has(policy) || loudReferrers.has(policy))
        return counts !== undefined && quietReferrers.has(counts) ? undefined : 'Referrer-Policy gives them away, or is missing'
      },
    },
    {
      id: 'features-off', name: 'Camera, microphone and location are off',
      run: () => {
        const given = (value('Permissions-Policy') ?? '').split(',').map((rule) => rule.trim())
        const odd = given.length > 1 || given[0] ? given.find((rule) => !featureRule.test(rule)) : undefined
        if (odd !== undefined) return `Permissions-Policy has ${odd === '' ? 'a comma too many' : `"${odd}", which is no rule`}, so browsers ignore all of it`
        // Of a feature that is named twice, browsers take the last rule; what follows a semicolon
        // is no part of it.
        const rules = new Map(given.map((rule) => [rule.split(/[=;]/)[0], rule.split(';')[0]?.replaceAll(' ', '')]))
        const open = ['camera', 'microphone', 'geolocation'].find((feature) => rules.get(feature) !== `${feature}=()`)
        return open && `Permissions-Policy does not say ${open}=()`
      },
    },
    {
      id: 'https-kept', name: 'HTTPS would be kept',
      run: () => {
        const directives = (value('Strict-Transport-Security') ?? '').split(';').flatMap((each) => each.trim() || [])
        const odd = directives.find((each) => !transportDirective.test(each))
        if (odd !== undefined) return `Strict-Transport-Security has "${odd}", which is no directive, so browsers ignore all of it`
        const names = directives.map((each) => each.toLowerCase().split(/[\s=]/)[0] ?? '')
        const twice = names.find((name, at) => names.indexOf(name) < at)
        if (twice !== undefined) return `Strict-Transport-Security has ${twice} twice, so browsers ignore all of it`
        const age = /\d+/.exec(directives[names.indexOf('max-age')] ?? '')?.[0]
        return Number(age ?? 0) >= year ? undefined : 'Strict-Transport-Security has no max-age of at least a year'
      },
    },
    {
      id: 'nothing-for-show', name: 'No header is there for show',
      run: () => ((value('X-XSS-Protection') ?? '0') === '0' ? undefined : 'X-XSS-Protection steers what browsers have removed'),
    },
    ofPolicy('attack-stopped', "The attack's script does not run", (policies) => {
      const hole = scriptHole(policies)
      if (hole === undefined) return undefined
      return bareKeyword.test(hole) ? `${hole} counts as the name of a site, as it has no quotes` : `strangers' scripts get in: ${hole}`
    }),
    ofPolicy('no-foreign-parts', 'Strangers cannot put plug-ins, frames or another base into the page', (policies) => {
      const own = ["'none'", "'self'"]
      const open = ['object-src', 'frame-src', 'base-uri'].find((rule) => !keepsTo(policies, rule, own))
      return open && `${open} allows more than the site itself, or is not named`
    }),
    ofPolicy('no-framing', "Other sites can neither frame the pages nor get their forms' content", (policies) => {
      const open = ['frame-ancestors', 'form-action'].find((rule) => !keepsTo(policies, rule, ["'none'", "'self'"]))
      return open && `${open} allows more than the site itself, or is not named`
    }),
    ofPolicy('site-works', 'Pages, form and images still work', (policies) => {
      if (isSandboxed(policies)) return 'sandbox takes scripts or forms away'
      const broken = needed.filter(([kind]) => !allowsOwn(policies, kind)).map(([kind, what]) => `${what} (${kind})`)
      if (!allowsInline(policies, script)) broken.push('the inline script (its fingerprint in script-src)')
      return broken.length > 0 ? `the policy blocks ${broken.join(', ')}` : undefined
    }),
  ]
}
