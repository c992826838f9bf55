import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './messages.ts'

/** Texts by the name under which they were declared; what is missing stays English. */
export type LanguageMessages = Readonly<Record<string, object>>

export interface LanguageProps {
  /** BCP 47 tag, such as 'ar' or 'pt-BR': for dates, numbers, and which way arrow keys go. Give the page the same `lang`, and `dir`. */
  locale: string
  /** A translation such as `arabic`; several may be spread into one. Without any, texts are English. */
  messages?: LanguageMessages
  children: ReactNode
}

const none: LanguageMessages = {}
const LanguageContext = createContext({ locale: 'en-US', messages: none })

/** The language of everything inside. Without it components speak English. */
export function Language({ locale, messages = none, children }: LanguageProps) {
  const value = useMemo(() => ({ locale, messages }), [locale, messages])
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}

/** The BCP 47 tag of the language around: for `Intl`. 'en-US' without a `Language`. */
export function useLocale(): string {
  return useContext(LanguageContext).locale
}

/** The texts of a component in the language around. */
export function useMessages<T extends object>({ name, english }: Messages<T>): T {
  // A translation is checked as a whole by the type of its catalogue.
  return (useContext(LanguageContext).messages[name] as T | undefined) ?? english
}

/** For React Server Components; here `Language` says it. */
export function setRequestLanguage(_locale: string, _messages?: LanguageMessages): void {
  throw new Error('setRequestLanguage is for React Server Components. Put a <Language> around.')
}
