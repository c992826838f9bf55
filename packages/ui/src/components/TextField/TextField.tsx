import type { HTMLInputAutoCompleteAttribute } from 'react'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle, mono } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'

export interface TextFieldProps extends FieldProps {
  /** Kind of value; chooses the keyboard on phones. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** With `onChange` the caller keeps the state. */
  value?: string
  /** Value at first; the browser keeps the state. */
  defaultValue?: string
  onChange?: (value: string) => void
  /** What the browser may fill in, such as 'email' or 'one-time-code'. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Keyboard on phones if `type` does not say it. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url'
  /** An example, never the only instruction. */
  placeholder?: string
  /** The most characters that can be typed. */
  maxLength?: number
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /** Fixed text in front, such as the start of an address; said with the hint. */
  prefix?: string
  /** `mono` for IDs and codes. @default 'body' */
  family?: 'body' | 'mono'
  /** Takes focus when it appears: for the first field of a dialog. @default false */
  autoFocus?: boolean
}

/**
 * One line of text. Errors come from the caller; put it in a form with `noValidate`, or let the
 * browser check with `validationBehavior`. For passwords use `PasswordField`; for more lines use
 * `TextArea`; for one of a list use `Select`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    type = 'text',
    value,
    defaultValue,
    onChange,
    autoComplete,
    inputMode,
    placeholder,
    maxLength,
    isReadOnly = false,
    family = 'body',
    autoFocus,
    ...field
  },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEarlyInput(input, (element) => {
    if (value !== undefined && element.value !== value) onChange?.(element.value)
  })
  return (
    <FormField {...field}>
      {(attributes) => (
        <input
          {...attributes}
          ref={input}
          type={type}
          value={value}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          inputMode={inputMode}
          placeholder={placeholder}
          maxLength={maxLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The caller asks for it, for the first field of a dialog.
          autoFocus={autoFocus}
          readOnly={isReadOnly}
          className={family === 'mono' ? `${inputStyle} ${mono}` : inputStyle}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </FormField>
  )
})
