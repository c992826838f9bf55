import { forwardRef, useImperativeHandle, useRef } from 'react'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { digitsOf } from './digits.ts'
import { code } from './OneTimeCodeField.css.ts'

export interface OneTimeCodeFieldProps extends FieldProps {
  /** How many digits a code has. */
  length: number
  /** The digits so far. */
  value: string
  /** Gets digits only, at most `length`. */
  onChange: (digits: string) => void
}

/** A numeric code that came by mail or message: phones offer it, a pasted one may have spaces. For IDs with letters use `TextField`. */
export const OneTimeCodeField = forwardRef<HTMLInputElement, OneTimeCodeFieldProps>(
  function OneTimeCodeField({ length, value, onChange, ...field }, ref) {
    const input = useRef<HTMLInputElement>(null)
    useImperativeHandle(ref, () => input.current as HTMLInputElement)
    useEarlyInput(input, (element) => {
      if (element.value !== value) onChange(digitsOf(element.value, length))
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
            onChange={(event) => onChange(digitsOf(event.target.value, length))}
          />
        )}
      </FormField>
    )
  },
)
