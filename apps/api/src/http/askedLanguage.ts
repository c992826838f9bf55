/** No tag is longer; more of a header is not read. */
const longest = 35

const tag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

/**
 * The language that a caller asks for first, as content names its folders: 'ar', 'pt-BR'. Null for
 * English, which content is written in, and for anything that is no tag. The site's pages send the
 * one tag of their own language.
 */
export function askedLanguage(header = ''): string | null {
  const first = header.split(/[,;]/, 1)[0]?.trim() ?? ''
  if (first.length > longest || !tag.test(first)) return null
  try {
    const [locale = 'en'] = Intl.getCanonicalLocales(first)
    return /^en\b/.test(locale) ? null : locale
  } catch {
    return null
  }
}
