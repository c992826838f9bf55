import { FileUp } from 'lucide-react'
import { forwardRef, useEffect, useId, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { FieldMessages } from '../FormField/FieldMessages.tsx'
import { useMessages } from '#language'
import { Spinner } from '../Spinner/Spinner.tsx'
import { choose, frame, hint as hintStyle, input, mark, title, zone } from './FileDropZone.css.ts'
import { fileDropZoneMessages } from './FileDropZone.messages.ts'
import { useFileDrop } from './useFileDrop.ts'

export interface FileDropZoneProps extends RootProps {
  /** What may be dropped: 'Drop certificates here'. With `chooseLabel` the name of the control. */
  label: string
  /** The words that open the file dialog; they continue the label. @default 'or choose files' */
  chooseLabel?: string
  /** Kinds and limits, in a sentence. */
  hint?: string
  /**
   * Types that the file dialog offers first, in the form of a file input's `accept`. The caller
   * checks the files: a dropped one can be of any type.
   */
  accept?: string
  /** Takes several files at once; else only the first of several is passed on. @default true */
  isMultiple?: boolean
  /** @default false */
  isDisabled?: boolean
  /** The files are being read: further ones are refused. @default false */
  isPending?: boolean
  /** What was wrong with the files. */
  error?: string
  /** Gets files that were dropped, chosen or pasted; never an empty list. */
  onFiles: (files: readonly File[]) => void
}

/**
 * Takes files: dropped, chosen or pasted anywhere on the page. It is a native file input under a
 * large target, so that it also works by keyboard, touch and speech; the ref is that input. For one
 * file that is kept and shown in its place use `FileSlot`.
 */
export const FileDropZone = forwardRef<HTMLInputElement, FileDropZoneProps>(function FileDropZone(
  {
    label,
    chooseLabel,
    hint,
    accept,
    isMultiple = true,
    isDisabled = false,
    isPending = false,
    error,
    onFiles,
    ...root
  },
  ref,
) {
  const id = useId()
  const messages = useMessages(fileDropZoneMessages)
  const isClosed = isDisabled || isPending
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !isClosed) onFiles(isMultiple ? files : files.slice(0, 1))
  }
  const { isOver, dropProps } = useFileDrop({ onFiles: take, isDisabled: isClosed })
  usePastedFiles(take)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div {...rootPropsOf(root)} className={frame}>
      <label
        {...dropProps}
        className={zone({ state: isOver ? 'over' : isPending ? 'busy' : 'rest' })}
      >
        <input
          ref={ref}
          type="file"
          className={input}
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-busy={isPending || undefined}
          // The field keeps its focus while files are read; only its chooser does not open.
          onClick={(event) => isPending && event.preventDefault()}
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            // Choosing the same file again must be a change too.
            target.value = ''
          }}
        />
        <span aria-hidden="true" className={mark}>
          {isPending ? <Spinner /> : <FileUp size={32} strokeWidth={1.5} />}
        </span>
        <span id={`${id}-label`} className={title}>
          {label} <span className={choose}>{chooseLabel ?? messages.choose}</span>
        </span>
        {hint && (
          <span id={`${id}-hint`} className={hintStyle}>
            {hint}
          </span>
        )}
      </label>
      <FieldMessages hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </div>
  )
})

/** Takes files pasted anywhere on the page; pasted text goes to its field as usual. */
function usePastedFiles(take: (files: readonly File[]) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
