import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { arabic } from '@rampart/ui/arabic'
import type { LanguageMessages } from '@rampart/ui/Language'
import { Language } from '@rampart/ui/Language'
import { arabicScreens } from '@rampart/screens/messages/arabic.ts'
import { arabicSite } from '../apps/site/src/messages/arabic.ts'

interface LanguageChoice {
  title: string
  locale: string
  direction: 'ltr' | 'rtl'
  messages?: LanguageMessages
}

/** Choices of the toolbar. The mirrored English is for finding faults of layout without reading another script. */
export const languages: Record<string, LanguageChoice> = {
  en: { title: 'English', locale: 'en-US', direction: 'ltr' },
  'en-rtl': { title: 'English, right to left', locale: 'en-US', direction: 'rtl' },
  ar: {
    title: 'العربية',
    locale: 'ar',
    direction: 'rtl',
    messages: { ...arabic, ...arabicScreens, ...arabicSite },
  },
}

/**
 * Sets the language as an application would: `lang` and `dir` on the root, texts through `Language`. On a component's page, which
 * shows stories of several languages, around the story alone.
 */
export const withLanguage: Decorator = (Story, { globals, viewMode }) => {
  const { locale, direction, messages } = languages[String(globals['language'])] ?? languages['en']!
  const isPage = viewMode === 'docs'
  useLayoutEffect(() => {
    if (isPage) return
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [isPage, locale, direction])
  const story = (
    <Language locale={locale} messages={messages}>
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
