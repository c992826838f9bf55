import { cache } from 'react'
import type { LanguageMessages } from './languageAround.tsx'
import type { Messages } from './messages.ts'

/** React keeps one for each request that it renders server components for. */
const ofRequest = cache((): { locale: string; messages: LanguageMessages } => ({
  locale: 'en-US',
  messages: {},
}))

/**
 * The language of the server components of this request: call it in the layout and in each page,
 * before they render. Server components have no context, so that `Language` reaches the others
 * alone.
 */
export function setRequestLanguage(locale: string, messages: LanguageMessages = {}): void {
  Object.assign(ofRequest(), { locale, messages })
}

/** As outside of server components: the BCP 47 tag, for `Intl`. */
export function useLocale(): string {
  return ofRequest().locale
}

/** Of server components nothing is known: their content is written by the application itself. */
export function useContentLocale(): string | undefined {
  return undefined
}

/** As outside of server components: the texts of a component. */
export function useMessages<T extends object>({ name, english }: Messages<T>): T {
  return (ofRequest().messages[name] as T | undefined) ?? english
}
