import { Upload } from 'lucide-react'
import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react'
import { useFileDrop } from '../FileDropZone/useFileDrop.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { FieldControl, FieldWords } from '../FormField/FormField.tsx'
import { FieldMessages, RequiredMark } from '../FormField/FieldMessages.tsx'
import { formFieldMessages } from '../FormField/FormField.messages.ts'
import { labelLine } from '../FormField/FormField.css.ts'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  choose,
  fileWords,
  formats as formatsStyle,
  group,
  invitation,
  nativeInput,
  slot,
  uploadIcon,
} from './FileSlot.css.ts'
import { fileSlotMessages } from './FileSlot.messages.ts'
import { useLeave } from '../FormField/useLeave.ts'
import { useFileInForm } from './useFileInForm.ts'
import { HeldFile } from './HeldFile.tsx'
import { spoken } from './spoken.ts'

/** What the slot contains, or will contain. */
export type FileSlotState =
  | { phase: 'none' }
  /** `percent` sent, 0 to 100; at 100 the server checks the file. */
  | { phase: 'uploading'; name: string; percent: number }
  /** `size` in bytes. */
  | { phase: 'uploaded' | 'removing'; name: string; size: number }

/** What a parent can do with the slot. */
export interface FileSlotHandle {
  /** Focuses the slot's button, or the slot itself if it has none. */
  focus: () => void
}

export interface FileSlotProps extends RootProps, FieldWords, FieldControl {
  /** Shows the mark and tells assistive technology. @default false */
  isRequired?: boolean
  state: FileSlotState
  /**
   * Endings of file names that the file dialog offers, such as '.pdf,.docx'; the caller checks the
   * chosen file.
   */
  accept: string
  /** Formats and limits in words; shown inside the empty slot. */
  formats: string
  /** A file was chosen or dropped, in an empty slot or in place of the present one. */
  onChoose: (file: File) => void
  /** The present file is to be removed. */
  onRemove: () => void
  /** Cancels the upload. */
  onCancel: () => void
}

/**
 * The place of one file that is uploaded as soon as it is chosen: by a file dialog, or by dropping
 * it there.
 */
export const FileSlot = forwardRef<FileSlotHandle, FileSlotProps>(function FileSlot(
  {
    label,
    state,
    accept,
    formats,
    hint,
    error,
    name,
    isRequired = false,
    isDisabled = false,
    onBlur,
    onChoose,
    onRemove,
    onCancel,
    ...rootProps
  },
  ref,
) {
  const id = useId()
  const messages = useMessages(fileSlotMessages)
  const fieldMessages = useMessages(formFieldMessages)
  const frame = useRef<HTMLDivElement>(null)
  useLeave(frame, onBlur)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [hasTooMany, setTooMany] = useState(false)
  const keepForForm = useFileInForm(input, name, state)
  const isBusy = state.phase === 'uploading' || state.phase === 'removing'
  const take = (files: readonly File[]) => {
    setTooMany(files.length > 1)
    // The element with the focus is removed with the old state; the slot stays.
    if (frame.current?.contains(document.activeElement)) frame.current.focus()
    if (files.length !== 1 || !files[0]) return
    keepForForm(files[0])
    onChoose(files[0])
  }
  const leave = (act: () => void) => () => {
    setTooMany(false)
    frame.current?.focus()
    act()
  }
  const { isOver, dropProps } = useFileDrop({ onFiles: take, isDisabled: isDisabled || isBusy })
  useImperativeHandle(ref, () => ({ focus: () => (button.current ?? frame.current)?.focus() }))
  const message = hasTooMany ? messages.onlyOne : error
  const described =
    [isRequired && `${id}-required`, message && `${id}-error`, hint && `${id}-hint`]
      .filter(Boolean)
      .join(' ') || undefined
  const open = () => input.current?.click()

  return (
    <div
      ref={frame}
      {...rootPropsOf(rootProps)}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      className={group}
    >
      <p className={labelLine}>
        <span id={`${id}-label`}>{label}</span>
        {isRequired && <RequiredMark />}
      </p>
      {isRequired && (
        <span id={`${id}-required`} hidden>
          {fieldMessages.required}
        </span>
      )}
      <input
        ref={input}
        type="file"
        name={name}
        hidden={!name}
        className={nativeInput}
        accept={accept}
        aria-labelledby={`${id}-label`}
        disabled={isDisabled || isBusy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again after it failed.
          target.value = ''
          if (files.length > 0) take(files)
        }}
      />
      <div
        {...dropProps}
        className={slot({ isOver, isInvalid: Boolean(message), isFilled: state.phase !== 'none' })}
      >
        {state.phase === 'none' ? (
          <button
            ref={button}
            type="button"
            disabled={isDisabled}
            aria-labelledby={`${id}-label ${id}-choose ${id}-formats`}
            aria-describedby={described}
            className={choose}
            onClick={open}
          >
            <Upload size={20} aria-hidden="true" className={uploadIcon} />
            <span className={fileWords}>
              <span id={`${id}-choose`} className={invitation}>
                {isOver ? messages.drop : messages.choose}
              </span>{' '}
              <span id={`${id}-formats`} className={formatsStyle}>
                {formats}
              </span>
            </span>
          </button>
        ) : (
          <HeldFile
            label={label}
            state={state}
            isOver={isOver}
            isDisabled={isDisabled}
            onReplace={open}
            onRemove={leave(onRemove)}
            onCancel={leave(onCancel)}
          />
        )}
      </div>
      <FieldMessages hint={hint} hintId={`${id}-hint`} error={message} errorId={`${id}-error`} />
      <VisuallyHidden role="status">{spoken(state, messages)}</VisuallyHidden>
    </div>
  )
})
