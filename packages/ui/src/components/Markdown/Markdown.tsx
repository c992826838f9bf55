import { useMemo } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { RichText } from '../RichText/RichText.tsx'
import { toHtml } from './toHtml.ts'

export interface MarkdownProps extends RootProps {
  /** CommonMark with tables. HTML in it is shown as it was typed; pictures become links. */
  children: string
  /**
   * Puts a code block on the clipboard; with it each block has a button for that, once scripts run.
   */
  onCopy?: (text: string) => Promise<void>
}

/**
 * A text in Markdown, in the product's type styles; safe for texts that anyone wrote. For HTML of
 * authors use `RichText`.
 */
export function Markdown({ children, onCopy, ...root }: MarkdownProps) {
  const html = useMemo(() => toHtml(children), [children])
  return (
    <div {...rootPropsOf(root)}>
      <RichText html={html} onCopy={onCopy} />
    </div>
  )
}
