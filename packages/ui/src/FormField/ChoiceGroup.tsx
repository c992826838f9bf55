import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldMessages, RequiredMark } from './FormField.tsx'
import type { ChoiceLook } from './choice.css.ts'
import { group, legend, rows } from './choice.css.ts'

/** One answer of a group. */
export interface ChoiceOption {
  value: string
  label: ReactNode
  /** A second line in smaller type. */
  description?: ReactNode
  /** @default false */
  isDisabled?: boolean
}

export interface ChoiceGroupProps extends ChoiceLook {
  /** Question or subject, read before every answer. */
  label: string
  hint?: ReactNode
  error?: string
  isRequired?: boolean
  role?: 'radiogroup'
  children: ReactNode
}

/** Fieldset with its legend and messages: the shared part of `CheckboxGroup` and `RadioGroup`. */
export function ChoiceGroup({ label, hint, error, isRequired = false, variant = 'plain', role, children }: ChoiceGroupProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      role={role}
      aria-describedby={described || undefined}
      aria-required={(role && isRequired) || undefined}
      aria-invalid={(role && error !== undefined) || undefined}
      className={group}
    >
      <legend className={legend}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div data-variant={variant} className={rows}>
        {children}
      </div>
      <FieldMessages hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </fieldset>
  )
}
