import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { richText } from './RichText.css.ts'
import { sanitise } from './sanitise.ts'
import { useScrollersByKeyboard } from './useScrollersByKeyboard.ts'

export interface RichTextProps {
  /**
   * HTML from authors: paragraphs, headings 2 to 4, lists, code, quotes, tables, links.
   * The server must have sanitised it already, as its own rendering shows it unchanged; in the browser it is sanitised once more.
   */
  html: string
}

const never = () => () => {}

/**
 * Authors' HTML with the type of the house: lessons, lab guides. Wide code and tables scroll by themselves, by keyboard too.
 * Works under `require-trusted-types-for 'script'` with `trusted-types dompurify`. For texts of the product use `Text`.
 */
export function RichText({ html }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null)
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // What the server sent stands in the page already; to set it again would throw away a reader's selection and focus.
  const [served] = useState(isBrowser ? undefined : html)
  const content = useMemo(() => (isBrowser && html !== served ? sanitise(html) : html), [isBrowser, html, served])
  useScrollersByKeyboard(root)
  return <div ref={root} className={richText} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
}
