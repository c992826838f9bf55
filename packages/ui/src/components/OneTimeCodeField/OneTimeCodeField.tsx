import { forwardRef, useImperativeHandle, useRef } from 'react'
import type { FieldProps } from '../FormField/FormField.tsx'
import { useControlled } from '../../useControlled.ts'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { useFormReset } from '../FormField/useFormReset.ts'
import { digitsOf } from './digits.ts'
import { code } from './OneTimeCodeField.css.ts'

export interface OneTimeCodeFieldProps extends FieldProps {
  /** How many digits a code has. */
  length: number
  /** The digits so far; with `onChange` the caller keeps the state. */
  value?: string
  /** Digits at first. @default '' */
  defaultValue?: string
  /** Gets digits only, at most `length`. */
  onChange?: (digits: string) => void
}

/**
 * A numeric code from a mail or message: phones suggest it, and a pasted code may contain spaces.
 * For IDs with letters use `TextField`.
 */
export const OneTimeCodeField = forwardRef<HTMLInputElement, OneTimeCodeFieldProps>(
  function OneTimeCodeField({ length, value: held, defaultValue = '', onChange, ...field }, ref) {
    const input = useRef<HTMLInputElement>(null)
    useImperativeHandle(ref, () => input.current as HTMLInputElement)
    const [value, change, putBack] = useControlled(held, defaultValue, onChange)
    useFormReset(input, putBack)
    useEarlyInput(input, (element) => {
      if (element.value !== value) change(digitsOf(element.value, length))
    })
    return (
      <FormField {...field}>
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            className={`${inputStyle} ${code}`}
            onChange={(event) => change(digitsOf(event.target.value, length))}
          />
        )}
      </FormField>
    )
  },
)
