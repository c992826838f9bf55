import { useLocale } from '@rampart/ui/Language'
import { useQueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** What has texts of the content, by the beginning of its key; `own` is the learner's. */
const translated: ReadonlySet<unknown> = new Set(['course', 'catalogue', 'search', 'map'])
const ownTranslated: ReadonlySet<unknown> = new Set([
  'lesson',
  'transcript',
  'quizReview',
  'learning',
  'next',
])

const isTranslated = ({ queryKey: [first, second] }: Pick<Query, 'queryKey'>): boolean =>
  first === 'own' ? ownTranslated.has(second) : translated.has(first)

/**
 * Reads content again once the page is in another language; until it is there, what was read stays
 * and says its language.
 */
export function TranslateContent() {
  const locale = useLocale()
  const shown = useRef(locale)
  const queries = useQueryClient()
  // An effect comes after the page's own `lang` has changed, which the calls ask for.
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    void queries.invalidateQueries({ predicate: isTranslated })
  }, [locale, queries])
  return null
}
