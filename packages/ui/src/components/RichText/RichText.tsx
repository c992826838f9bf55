import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { SquareTerminal } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useForeignContent } from '../Language/OfContent.tsx'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { useMessages } from '#language'
import { copyable, copyPlace, richText } from './RichText.css.ts'
import { sanitize } from './sanitize.ts'
import { useCodeFrames } from './useCodeFrames.ts'
import { useScrollersByKeyboard } from './useScrollersByKeyboard.ts'
import { richTextMessages } from './RichText.messages.ts'

export interface RichTextProps extends RootProps {
  /**
   * HTML from authors: paragraphs, headings 2 to 4, lists, code, quotes, tables, links. The server
   * must have sanitized it already, as its own rendering shows it unchanged; in the browser it is
   * sanitized once more.
   */
  html: string
  /**
   * Puts a code block on the clipboard; with it each block has a button for that, once scripts run.
   */
  onCopy?: (text: string) => Promise<void>
  /**
   * Runs a block of shell commands; with it such blocks have a button for that beside the one that
   * copies.
   */
  onRun?: (text: string) => void
}

const shells = /\blanguage-(?:bash|sh|shell)\b/

const never = () => () => {}

/**
 * Authors' HTML in the product's type styles: lessons, lab guides. Wide code and tables scroll in
 * their own boxes, by keyboard too. Works under `require-trusted-types-for 'script'` with
 * `trusted-types dompurify`. For texts of the product use `Text`.
 */
export function RichText({ html, onCopy, onRun, ...rootProps }: RichTextProps) {
  const messages = useMessages(richTextMessages)
  const root = useRef<HTMLDivElement>(null)
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // What the server sent is in the page already; to set it again would throw away a reader's
  // selection and focus.
  const [served, setServed] = useState(isBrowser ? undefined : html)
  // After the first change of `html`, the text from the server is treated like any other.
  if (isBrowser && served !== undefined && html !== served) setServed(undefined)
  const content = useMemo(
    () => (isBrowser && html !== served ? sanitize(html) : html),
    [isBrowser, html, served],
  )
  useScrollersByKeyboard(root)
  // After each rendering, as the text may be another one: browsers would translate its code, too.
  useEffect(() => {
    for (const code of root.current?.querySelectorAll('code') ?? []) code.translate = false
  })
  const foreign = useForeignContent()
  const frames = useCodeFrames(root, onCopy !== undefined)
  return (
    <>
      <div
        {...rootPropsOf(rootProps)}
        ref={root}
        dir="auto"
        lang={foreign}
        className={onCopy ? `${richText} ${copyable}` : richText}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {onCopy &&
        frames.map((frame, index) =>
          createPortal(
            <span className={copyPlace}>
              {onRun && shells.test(frame.querySelector('code')?.className ?? '') && (
                <Button
                  variant="plain"
                  size="small"
                  aria-label={messages.runBlock(index + 1)}
                  onPress={() => onRun(frame.querySelector('pre')?.textContent.trimEnd() ?? '')}
                >
                  <SquareTerminal size={16} aria-hidden="true" />
                  {messages.run}
                </Button>
              )}
              <CopyButton
                value={frame.querySelector('pre')?.textContent.trimEnd() ?? ''}
                onCopy={onCopy}
                what={messages.codeBlock(index + 1)}
                failedLabel={messages.copyFailed}
                variant="plain"
                size="small"
              />
            </span>,
            frame,
            index,
          ),
        )}
    </>
  )
}
