import { cache } from 'react'
import type { LanguageMessages } from './languageAround.tsx'
import type { Messages } from './messages.ts'

/** React keeps one for each request that it renders server components for. */
const ofRequest = cache((): { locale: string; messages: LanguageMessages } => ({
  locale: 'en-US',
  messages: {},
}))

/**
 * Sets the language of the server components of this request: call it in the layout and in each
 * page, before they render. Server components have no context, so `Language` reaches only client
 * components.
 */
export function setRequestLanguage(locale: string, messages: LanguageMessages = {}): void {
  Object.assign(ofRequest(), { locale, messages })
}

/** The same as outside of server components: the BCP 47 tag, for `Intl`. */
export function useLocale(): string {
  return ofRequest().locale
}

/**
 * Always undefined: in server components the application marks the language of its content itself.
 */
export function useContentLocale(): string | undefined {
  return undefined
}

/** The same as outside of server components: the texts of a component. */
export function useMessages<T extends object>({ name, english }: Messages<T>): T {
  return (ofRequest().messages[name] as T | undefined) ?? english
}
