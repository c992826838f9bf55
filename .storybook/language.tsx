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

/** Sets the language as an application would: `lang` and `dir` on the root, texts through `Language`. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const { locale, direction, messages } = languages[String(globals['language'])] ?? languages['en']!
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [locale, direction])
  return (
    <Language locale={locale} messages={messages}>
      <Story />
    </Language>
  )
}
