import type { ReactNode } from 'react'
import { useContentLocale, useLocale } from '#language'

/** Language of the content where it is another one than the page's. */
export function useForeignContent(): string | undefined {
  const locale = useLocale()
  const content = useContentLocale()
  return content?.split('-')[0] === locale.split('-')[0] ? undefined : content
}

/** Words of the content: where the page speaks another language, in an element that says theirs and has a direction of its own. */
export function OfContent({ children }: { children: ReactNode }) {
  const foreign = useForeignContent()
  return foreign ? <bdi lang={foreign}>{children}</bdi> : children
}
