import { forwardRef, useImperativeHandle, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { useMessages } from '#language'
import { useScrollersByKeyboard } from '../RichText/useScrollersByKeyboard.ts'
import { codeText, copyPlace, frame, head, pre, titleText } from './CodeBlock.css.ts'
import { codeBlockMessages } from './CodeBlock.messages.ts'

export interface CodeBlockProps extends RootProps {
  /** The code, as it is copied. */
  code: string
  /** Name of a file, a shell or a language, over the code. */
  title?: string
  /** Puts the code on the clipboard. @default the browser's clipboard */
  onCopy?: (code: string) => Promise<void>
  /** Breaks long lines instead of scrolling: for keys and addresses. @default false */
  isWrapped?: boolean
}

const toClipboard = (text: string) => navigator.clipboard.writeText(text)

/**
 * Code or commands to read and to copy; long lines scroll, by keyboard too. For code inside an
 * author's text use `RichText`.
 */
export const CodeBlock = forwardRef<HTMLElement, CodeBlockProps>(function CodeBlock(
  { code, title, onCopy = toClipboard, isWrapped = false, ...root },
  ref,
) {
  const messages = useMessages(codeBlockMessages)
  const element = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => element.current as HTMLElement)
  useScrollersByKeyboard(element, 'pre')
  return (
    <figure
      {...rootPropsOf(root)}
      ref={element}
      aria-label={title ?? messages.code}
      className={frame}
    >
      <div className={head}>
        {title && (
          <span aria-hidden="true" className={titleText}>
            {title}
          </span>
        )}
        <span className={copyPlace}>
          <CopyButton
            value={code}
            onCopy={onCopy}
            what={title ?? messages.code}
            variant="plain"
            size="small"
          />
        </span>
      </div>
      <pre data-wrapped={isWrapped ? '' : undefined} className={pre}>
        <code translate="no" className={codeText}>
          {code}
        </code>
      </pre>
    </figure>
  )
})
