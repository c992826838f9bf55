import type { LanguageMessages } from '@rampart/ui/Language'

/** A language that pages are shown in. */
export interface SiteLanguage {
  /** BCP 47 tag: in the cookie, in `lang`, for `Intl`, and in the brand's words. */
  readonly tag: string
  /** In the language itself, as people look for it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Its texts, loaded where a page needs them. */
  readonly load: () => Promise<LanguageMessages>
}

const none: LanguageMessages = {}

/**
 * English: for visitors who ask for none of the other languages. Its texts are those of the
 * components themselves.
 */
export const english: SiteLanguage = {
  tag: 'en',
  name: 'English',
  direction: 'ltr',
  load: () => Promise.resolve(none),
}

/**
 * In the order in which people choose. A new language is a row here, its file in `textFiles`, and
 * its texts in each package.
 */
export const languages: readonly SiteLanguage[] = [
  english,
  {
    tag: 'ar',
    name: 'العربية',
    direction: 'rtl',
    load: async () => (await import('./messages/arabic.ts')).arabicTexts,
  },
  {
    tag: 'fr',
    name: 'Français',
    direction: 'ltr',
    load: async () => (await import('./messages/french.ts')).frenchTexts,
  },
  {
    tag: 'es',
    name: 'Español',
    direction: 'ltr',
    load: async () => (await import('./messages/spanish.ts')).spanishTexts,
  },
  {
    tag: 'pt-BR',
    name: 'Português (Brasil)',
    direction: 'ltr',
    load: async () => (await import('./messages/brazilianPortuguese.ts')).brazilianPortugueseTexts,
  },
]

/** The language of a tag; English for an unknown tag. */
export const languageOf = (tag: string): SiteLanguage =>
  languages.find((language) => language.tag === tag) ?? english

/** The name of a language in itself; undefined for one that pages are not shown in. */
export const nameOfLanguage = (tag: string): string | undefined =>
  languages.find((language) => language.tag === tag)?.name

/** Where the choice is kept: the server reads it, so that the first bytes are in the language. */
export const languageCookie = 'language'

/** The cookie that keeps a choice for a year; only tags of the list get into it. */
export const cookieFor = (tag: string, isSecure: boolean): string =>
  `${languageCookie}=${languageOf(tag).tag}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`
