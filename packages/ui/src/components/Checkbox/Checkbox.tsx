import { forwardRef, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Choice } from '../FormField/Choice.tsx'
import type { FieldCheck, FieldControl } from '../FormField/FormField.tsx'
import { FieldMessages } from '../FormField/FieldMessages.tsx'
import { useBrowserCheck } from '../FormField/useBrowserCheck.ts'

export interface CheckboxProps extends RootProps, FieldControl, FieldCheck {
  /** The statement that a tick confirms. */
  children: ReactNode
  /** A second line in smaller type, said after the name. */
  description?: ReactNode
  /**
   * What is wrong and how to correct it. Marks the box invalid and is read out when it appears.
   */
  error?: string
  /** Value in the form's data while ticked. @default 'on' */
  value?: string
  /** Whether it is ticked; with `onChange` the caller keeps the state. */
  isSelected?: boolean
  /** Ticked at first; the browser keeps the state. @default false */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /**
   * Shows that only some of several things are ticked. It changes the look, not the value. @default
   * false
   */
  isIndeterminate?: boolean
}

/**
 * One statement to agree to or not; the whole row is the target.
 * For several answers to one question use `CheckboxGroup`; for one of several use `RadioGroup`.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    children,
    description,
    name,
    value,
    isSelected,
    defaultSelected,
    isIndeterminate,
    onChange,
    onBlur,
    error: given,
    isRequired,
    isDisabled,
    validationBehavior: behavior,
    ...rootProps
  },
  ref,
) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const error = useBrowserCheck(root, { behavior, error: given })
  return (
    <div {...rootPropsOf(rootProps)} ref={root}>
      <Choice
        inputRef={ref}
        type="checkbox"
        label={children}
        description={description}
        name={name}
        value={value}
        isSelected={isSelected}
        defaultSelected={defaultSelected}
        isIndeterminate={isIndeterminate}
        isRequired={isRequired}
        isDisabled={isDisabled}
        onBlur={onBlur}
        onChange={(isSelected) => onChange?.(isSelected)}
        isNative={behavior === 'native'}
        isInvalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
      />
      <FieldMessages hintId="" error={error} errorId={`${id}-error`} />
    </div>
  )
})
