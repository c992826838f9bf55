import type { ReactNode, Ref } from 'react'
import { useId, useRef } from 'react'
import { useMessages } from '#language'
import { rootPropsOf } from '../../rootProps.ts'
import type { FieldProps } from './FormField.tsx'
import { FieldMessages, RequiredMark } from './FieldMessages.tsx'
import type { FieldHandle } from './fieldHandle.ts'
import { useLeave } from './useLeave.ts'
import { useFieldHandle } from './fieldHandle.ts'
import { useBrowserCheck } from './useBrowserCheck.ts'
import { formFieldMessages } from './FormField.messages.ts'
import type { ChoiceLook } from './choice.css.ts'
import { group, legend, rows } from './choice.css.ts'

/** One option of a group. */
export interface ChoiceOption {
  value: string
  label: ReactNode
  /** A second line in smaller type. */
  description?: ReactNode
  /** @default false */
  isDisabled?: boolean
}

/**
 * The attributes of an option while the group has an error: the error is read out with each option,
 * as not every screen reader reads a group's description.
 */
export interface ChoiceError {
  isInvalid: boolean
  'aria-describedby': string | undefined
}

export interface ChoiceGroupProps extends ChoiceLook, Omit<FieldProps, 'name' | 'isDisabled'> {
  role?: 'radiogroup'
  groupRef: Ref<FieldHandle>
  /** The options, given the attributes of each. */
  children: (error: ChoiceError) => ReactNode
}

/** Fieldset with its legend and messages: the shared part of `CheckboxGroup` and `RadioGroup`. */
export function ChoiceGroup({
  label,
  hint,
  error: given,
  isRequired,
  onBlur,
  validationBehavior: behavior,
  variant = 'plain',
  role,
  groupRef,
  children,
  ...rootProps
}: ChoiceGroupProps) {
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  useLeave(root, onBlur)
  useFieldHandle(groupRef, root, ['input:checked:enabled', 'input:enabled'])
  // A group of checkboxes may not have `aria-required`, and on each box it would mean that very
  // box.
  const saysRequired = isRequired && !role
  const error = useBrowserCheck(root, {
    behavior,
    error: given,
    isMissing: (field) => saysRequired && !field.querySelector(':checked'),
  })
  const messages = useMessages(formFieldMessages)
  const isInvalid = Boolean(error)
  const described = [
    saysRequired && `${id}-required`,
    isInvalid && `${id}-error`,
    hint && `${id}-hint`,
  ]
    .filter(Boolean)
    .join(' ')
  // Safari first counts the legend of a flex item twice: the fieldset is in a box of its own.
  return (
    <div {...rootPropsOf(rootProps)}>
      <fieldset
        ref={root}
        role={role}
        aria-describedby={described || undefined}
        aria-required={(role && isRequired) || undefined}
        aria-invalid={(role && isInvalid) || undefined}
        className={group}
      >
        <legend className={legend}>
          {label}
          {isRequired && <RequiredMark />}
        </legend>
        <div data-variant={variant} className={rows}>
          {children({ isInvalid, 'aria-describedby': isInvalid ? `${id}-error` : undefined })}
        </div>
        {saysRequired && (
          <span id={`${id}-required`} hidden>
            {messages.required}
          </span>
        )}
        <FieldMessages hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
      </fieldset>
    </div>
  )
}
