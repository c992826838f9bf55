import type { ReactNode, Ref } from 'react'
import { useEffect, useId, useImperativeHandle, useRef } from 'react'
import type { ChoiceLook } from './choice.css.ts'
import { box, dash, descriptionText, dot, mark, place, row, tick, words } from './choice.css.ts'
import { notRestored, useEarlyInput } from './useEarlyInput.ts'

export interface ChoiceProps extends ChoiceLook {
  type: 'checkbox' | 'radio'
  label: ReactNode
  /** Said after the name. */
  description?: ReactNode
  name?: string
  value?: string
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean, input: HTMLInputElement) => void
  isDisabled?: boolean
  isIndeterminate?: boolean
  isRequired?: boolean
  /** The browser checks what is required. */
  isNative?: boolean
  isInvalid?: boolean
  'aria-describedby'?: string | undefined
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/**
 * One row with a native checkbox or radio button: the shared part of `Checkbox`, `CheckboxGroup`
 * and `RadioGroup`.
 */
export function Choice({
  type,
  label,
  description,
  variant,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled,
  isIndeterminate = false,
  isRequired,
  isNative,
  isInvalid,
  inputRef,
  ...rest
}: ChoiceProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  })
  useEarlyInput(input, (element) => {
    if (
      isSelected !== undefined &&
      element.checked !== isSelected &&
      (type === 'checkbox' || element.checked)
    )
      onChange?.(element.checked, element)
  })
  const described = [description && `${id}-description`, rest['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return (
    <label className={row({ variant })}>
      <span className={place}>
        <input
          {...rest}
          ref={input}
          type={type}
          className={box({ type })}
          checked={isSelected}
          defaultChecked={defaultSelected}
          autoComplete={notRestored(isSelected)}
          disabled={isDisabled}
          required={(isRequired && isNative) || undefined}
          aria-required={(type === 'checkbox' && isRequired) || undefined}
          aria-invalid={(type === 'checkbox' && isInvalid) || undefined}
          data-invalid={isInvalid || undefined}
          aria-labelledby={description ? `${id}-label` : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange?.(event.target.checked, event.target)}
        />
        <svg
          viewBox="0 0 20 20"
          width={20}
          height={20}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.25}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className={mark}
        >
          {type === 'radio' ? (
            <circle cx={10} cy={10} r={4} fill="currentColor" stroke="none" className={dot} />
          ) : (
            <>
              <path d="m5.25 10.5 3.25 3.25 6.25-7" className={tick} />
              <path d="M5.5 10h9" className={dash} />
            </>
          )}
        </svg>
      </span>
      <span className={words}>
        <span id={`${id}-label`}>{label}</span>
        {description && (
          <span id={`${id}-description`} className={descriptionText}>
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
