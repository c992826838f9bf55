import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import { Choice } from '../FormField/Choice.tsx'

export interface CheckboxProps {
  /** What being ticked means, as a statement. */
  children: ReactNode
  /** A second line in smaller type, said after the name. */
  description?: ReactNode
  /** Key of the value in the form's data. */
  name?: string
  /** Value in the form's data while ticked. @default 'on' */
  value?: string
  /** Ticked; with `onChange` the caller holds the state. */
  isSelected?: boolean
  /** Ticked at first; the browser holds the state. @default false */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** Stands for a set of which only some are ticked; a look, the value stays what it is. @default false */
  isIndeterminate?: boolean
  /** @default false */
  isDisabled?: boolean
  /** @default false */
  isRequired?: boolean
}

/**
 * One statement to agree to or not; the whole row is the target.
 * For several answers to one question use `CheckboxGroup`; for one of several use `RadioGroup`.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, ...rest },
  ref,
) {
  return <Choice {...rest} inputRef={ref} type="checkbox" label={children} />
})
