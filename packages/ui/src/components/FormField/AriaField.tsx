import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import type { FieldProps } from './FormField.tsx'
import { FieldMessages, RequiredMark } from './FormField.tsx'
import { labelLine } from './FormField.css.ts'

interface AriaFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isRequired'> {
  /** Ids of the messages begin with it. */
  id: string
  children: ReactNode
}

/** Label, hint and error inside a field of React Aria, which names its control by the label. */
export function AriaField({ id, label, hint, error, isRequired, children }: AriaFieldProps) {
  return (
    <>
      <div className={labelLine}>
        <Label>{label}</Label>
        {isRequired && <RequiredMark />}
      </div>
      {children}
      <FieldMessages hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </>
  )
}

/** What a field of React Aria is given for `AriaField`; checking is the form's work, as with all fields. */
export const ariaFieldProps = (
  id: string,
  { name, hint, error, isRequired = false, isDisabled = false }: Omit<FieldProps, 'label'>,
) => ({
  name,
  isRequired,
  isDisabled,
  isInvalid: Boolean(error),
  validationBehavior: 'aria' as const,
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})
