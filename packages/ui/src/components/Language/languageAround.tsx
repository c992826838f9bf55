import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './messages.ts'

/** Texts by the name under which they were declared; what is missing stays English. */
export type LanguageMessages = Readonly<Record<string, object>>

export interface LanguageProps {
  /**
   * BCP 47 tag, such as 'ar' or 'pt-BR': for dates, numbers, and which way arrow keys go. Give the
   * page the same `lang`, and `dir`.
   */
  locale: string
  /**
   * A translation such as `arabic`; spread several into one object. Without any, texts are English.
   */
  messages?: LanguageMessages
  /**
   * BCP 47 tag of titles and texts that the application gives to components, if it may differ from
   * `locale`: they get `lang` and a direction of their own.
   */
  contentLocale?: string
  children: ReactNode
}

const none: LanguageMessages = {}
const LanguageContext = createContext<
  Omit<LanguageProps, 'children' | 'messages'> & { messages: LanguageMessages }
>({ locale: 'en-US', messages: none })

/** The language of everything inside. Without it components speak English. */
export function Language({ locale, messages = none, contentLocale, children }: LanguageProps) {
  const value = useMemo(
    () => ({ locale, messages, ...(contentLocale && { contentLocale }) }),
    [locale, messages, contentLocale],
  )
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}

/** The BCP 47 tag of the language around: for `Intl`. 'en-US' without a `Language`. */
export function useLocale(): string {
  return useContext(LanguageContext).locale
}

/**
 * BCP 47 tag of the texts that the application gives to components; undefined if it is that of the
 * language around.
 */
export function useContentLocale(): string | undefined {
  return useContext(LanguageContext).contentLocale
}

export interface ContentLanguageProps {
  /** BCP 47 tag of the language of titles and texts inside; undefined changes nothing. */
  locale: string | undefined
  children: ReactNode
}

/**
 * Sets the language of the titles and texts that are given to components inside, if it differs from
 * that of other content: a translated course.
 */
export function ContentLanguage({ locale, children }: ContentLanguageProps) {
  const around = useContext(LanguageContext)
  const contentLocale = locale ?? around.contentLocale
  const value = useMemo(
    () => ({ ...around, ...(contentLocale && { contentLocale }) }),
    [around, contentLocale],
  )
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}

/** The texts of a component in the language around. */
export function useMessages<T extends object>({ name, english }: Messages<T>): T {
  // A translation is checked as a whole by the type of its catalogue.
  return (useContext(LanguageContext).messages[name] as T | undefined) ?? english
}

/** For React Server Components only: throws here, where a `Language` sets the language. */
export function setRequestLanguage(_locale: string, _messages?: LanguageMessages): void {
  throw new Error('setRequestLanguage is for React Server Components. Put a <Language> around.')
}
