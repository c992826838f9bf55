import { english, languageCookie, languages } from './languages.ts'
import type { SiteLanguage } from './languages.ts'

/** What a request says about its visitor's languages. */
export interface LanguageHeaders {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}

/**
 * A longer header is not read to its end: a browser's list of languages and our cookie are shorter.
 */
const longest = { cookie: 4_000, 'accept-language': 200 } as const

/**
 * The language to show a page in: as chosen before, else the one that the browser asks for first,
 * else English.
 */
export function requestLanguage(headers: LanguageHeaders): SiteLanguage {
  return (
    chosen(headers.cookie?.slice(0, longest.cookie) ?? '') ??
    asked(headers['accept-language']?.slice(0, longest['accept-language']) ?? '') ??
    english
  )
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageCookie}=([A-Za-z-]{2,11})\\s*(?=;|$)`)

function chosen(cookie: string): SiteLanguage | undefined {
  const tag = cookiePattern.exec(cookie)?.[1]
  return languages.find((language) => language.tag === tag)
}

/** RFC 4647 lookup over ranges such as `pt-BR,pt;q=0.9,en;q=0.8`, best first. */
function asked(header: string): SiteLanguage | undefined {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag: tag.toLowerCase(), weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ tag, weight }) => tag && weight > 0 && weight <= 1)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => spokenAs(tag))
    .find((language) => language !== undefined)
}

/**
 * The same language, or one that shares its first part: `ar-EG` is shown in Arabic, `pt` in
 * Brazilian Portuguese.
 */
function spokenAs(range: string): SiteLanguage | undefined {
  const base = baseOf(range)
  return (
    languages.find(({ tag }) => tag.toLowerCase() === range) ??
    languages.find(({ tag }) => baseOf(tag.toLowerCase()) === base)
  )
}

const baseOf = (tag: string) => tag.split('-', 1)[0]
