import type { ReactNode } from 'react'
import { useContext } from 'react'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { useSlottedContext } from 'react-aria-components/slots'
import type { FieldProps } from './FormField.tsx'
import { FieldMessages, RequiredMark } from './FieldMessages.tsx'
import { labelLine } from './FormField.css.ts'

interface AriaFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isRequired'> {
  /** Ids of the messages begin with it. */
  id: string
  children: ReactNode
}

/** Label, hint and error inside a field of React Aria, which names its control by the label. */
export function AriaField({ id, label, hint, error, isRequired, children }: AriaFieldProps) {
  const { isInvalid, validationErrors } = useContext(FieldErrorContext) ?? {}
  // Of a browser that checks; React Aria describes the control by the id that it gives.
  const complaint = isInvalid ? validationErrors?.join(' ') : undefined
  const complaintId = useSlottedContext(TextContext, 'errorMessage')?.id
  return (
    <>
      <div className={labelLine}>
        <Label>{label}</Label>
        {isRequired && <RequiredMark />}
      </div>
      {children}
      <FieldMessages
        hint={hint}
        hintId={`${id}-hint`}
        error={error || complaint}
        errorId={error ? `${id}-error` : (complaintId ?? `${id}-error`)}
      />
    </>
  )
}

/** What a field of React Aria is given for `AriaField`. */
export const ariaFieldProps = (
  id: string,
  {
    name,
    hint,
    error,
    isRequired = false,
    isDisabled = false,
    onBlur,
    validationBehavior = 'aria',
  }: Omit<FieldProps, 'label'>,
) => ({
  name,
  isRequired,
  isDisabled,
  onBlur,
  // Without a word of ours the browser's checks count; else only the caller's.
  isInvalid: validationBehavior === 'native' ? Boolean(error) || undefined : Boolean(error),
  validationBehavior,
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})
