import { Language } from '@rampart/ui/Language'
import type { LanguageMessages } from '@rampart/ui/Language'
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import type { ReactNode } from 'react'
import { cookieFor, english, languageOf } from './languages.ts'
import type { SiteLanguage } from './languages.ts'

/** A language with its texts. */
export interface LoadedLanguage {
  language: SiteLanguage
  messages: LanguageMessages
}

export const load = async (language: SiteLanguage): Promise<LoadedLanguage> => ({
  language,
  messages: await language.load(),
})

/** The chosen language, and what to do when another one is chosen. */
export interface LanguageChoice {
  value: string
  onChange: (tag: string) => void
}

let shown: SiteLanguage | undefined

/**
 * Tag of the page's language, once scripts have taken the page over. The root's `lang` has it too,
 * but a browser that translates the page writes another language there.
 */
export const shownTag = () => shown?.tag ?? ''

const ChoiceContext = createContext<LanguageChoice | undefined>(undefined)

/** The choice of the language; none if the caller has chosen, as in stories. */
export const useLanguageChoice = (): LanguageChoice | undefined => use(ChoiceContext)

/**
 * Everything inside is in the page's language. Another choice shows as soon as its texts are
 * loaded, without a new page, so that nothing typed is lost; a cookie keeps it. Of several choices
 * the last one counts. If the texts cannot be loaded, the page stays as it is.
 */
export function PageLanguage({ first, children }: { first: LoadedLanguage; children: ReactNode }) {
  const [{ language, messages }, show] = useState(first)
  const [value, expect] = useOptimistic(language.tag)
  const latest = useRef(language.tag)
  const onChange = useCallback(
    (tag: string) =>
      startTransition(async () => {
        latest.current = tag
        expect(tag)
        const chosen = await load(languageOf(tag)).catch(() => undefined)
        if (!chosen || latest.current !== tag) return
        document.cookie = cookieFor(chosen.language.tag, location.protocol === 'https:')
        startTransition(() => show(chosen))
      }),
    [expect],
  )
  useLayoutEffect(() => {
    // Setting them, to the same value too, makes the browser compute the styles of the whole page
    // again.
    if (shown && shown !== language)
      Object.assign(document.documentElement, { lang: language.tag, dir: language.direction })
    shown = language
  }, [language])
  return (
    <ChoiceContext value={useMemo(() => ({ value, onChange }), [value, onChange])}>
      <Language
        locale={language === english ? 'en-US' : language.tag}
        messages={messages}
        // Courses, labs and bootcamps are written in it.
        contentLocale={english.tag}
      >
        {children}
      </Language>
    </ChoiceContext>
  )
}
