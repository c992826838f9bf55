import type { ReactNode } from 'react'
import { useContentLocale, useLocale } from '#language'

const baseOf = (tag: string | undefined) => tag?.split('-')[0]

/**
 * Language of content if it is another one than the page's: of the content around, or of what is
 * told.
 */
export function useForeignContent(lang?: string): string | undefined {
  const locale = useLocale()
  const around = useContentLocale()
  const content = lang ?? around
  return baseOf(content) === baseOf(locale) ? undefined : content
}

export interface OfContentProps {
  /** Language of these words, if they have one of their own. @default that of the content around */
  lang?: string | undefined
  children: ReactNode
}

/**
 * Words of the content: if their language is not that of the page, in an element with their `lang`
 * and a direction of its own.
 */
export function OfContent({ lang, children }: OfContentProps) {
  const foreign = useForeignContent(lang)
  return foreign ? <bdi lang={foreign}>{children}</bdi> : children
}
