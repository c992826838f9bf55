import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { LanguageMessages } from '@rampart/ui/Language'
import { Language } from '@rampart/ui/Language'
import { languages as siteLanguages } from '../apps/site/src/languages.ts'
import { pseudoLocale, pseudoTexts } from './pseudo/pseudo.ts'

interface LanguageChoice {
  title: string
  locale: string
  direction: 'ltr' | 'rtl'
  messages?: LanguageMessages
  /** The language of texts that are not from the catalogues, if it is another one. */
  contentLocale?: string
}

/** The languages of the site, by their tags. */
const translated: Record<string, LanguageChoice> = Object.fromEntries(
  await Promise.all(
    siteLanguages
      .filter(({ tag }) => tag !== 'en')
      .map(async ({ tag, name, direction, load }) => [
        tag,
        { title: name, locale: tag, direction, messages: await load() },
      ]),
  ),
)

/**
 * Choices of the toolbar. The mirrored English shows faults of layout to people who cannot read
 * another script.
 */
export const languages: Record<string, LanguageChoice> = {
  en: { title: 'English', locale: 'en-US', direction: 'ltr' },
  'en-rtl': { title: 'English, right to left', locale: 'en-US', direction: 'rtl' },
  ...translated,
  // English without brackets is not from the catalogues.
  pseudo: {
    title: 'Pseudo [!!! Éñĝļîšĥ !!!]',
    locale: pseudoLocale,
    direction: 'ltr',
    messages: pseudoTexts,
    contentLocale: 'en',
  },
}

/**
 * Sets the language as an application would: `lang` and `dir` on the root, texts through
 * `Language`. A component's page shows stories of several languages, so there it is set around the
 * story alone.
 */
export const withLanguage: Decorator = (Story, { globals, viewMode }) => {
  const chosen = String(globals['language'])
  const { locale, direction, messages, contentLocale } =
    languages[globalThis.expectTranslated && chosen === 'en' ? 'pseudo' : chosen] ??
    languages['en']!
  const isPage = viewMode === 'docs'
  useLayoutEffect(() => {
    if (isPage) return
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [isPage, locale, direction])
  const story = (
    <Language locale={locale} messages={messages} {...(contentLocale && { contentLocale })}>
      <Story />
    </Language>
  )
  return isPage ? (
    <div lang={locale} dir={direction}>
      {story}
    </div>
  ) : (
    story
  )
}
