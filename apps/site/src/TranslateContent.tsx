import { useLocale } from '@rampart/ui/Language'
import { useQueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * Queries whose data has texts of the content, by the first part of their key; by the second part
 * if the first is `own`, a learner's data.
 */
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
 * Reads content again once the page is in another language; until the response is there, the
 * earlier texts stay, marked with their language.
 */
export function TranslateContent() {
  const locale = useLocale()
  const shown = useRef(locale)
  const queries = useQueryClient()
  // An effect runs after the page's own `lang` has changed, which the calls send.
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    void queries.invalidateQueries({ predicate: isTranslated })
  }, [locale, queries])
  return null
}
