import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'
import { area } from './TextArea.css.ts'
import { Counter } from './Counter.tsx'

export interface TextAreaProps extends FieldProps {
  /** With `onChange` the caller keeps the state. */
  value?: string
  /** Text at first; the browser keeps the state. */
  defaultValue?: string
  onChange?: (value: string) => void
  /** An example, never the only instruction. */
  placeholder?: string
  /** Most characters; shows a counter, which is read out near the end. */
  maxLength?: number
}

/**
 * Several lines of text; the box grows with them up to 24 rem. For a single line use `TextField`.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { value, defaultValue, onChange, placeholder, maxLength, ...field },
  ref,
) {
  const element = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement)
  const [typed, setTyped] = useState(defaultValue ?? '')
  const text = value ?? typed
  function take(next: string) {
    setTyped(next)
    onChange?.(next)
  }
  useEarlyInput(element, ({ value: early }) => {
    if (early !== text) take(early)
  })
  // Browsers without `field-sizing`: as high as the text, within the limits of the style. DOMs for
  // tests lack `CSS` or parts of it.
  useBrowserLayoutEffect(() => {
    const box = element.current
    if (!box || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight}px`
  })
  return (
    <FormField
      {...field}
      note={maxLength !== undefined && <Counter length={text.length} maximum={maxLength} />}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          ref={element}
          rows={4}
          value={value}
          defaultValue={defaultValue}
          placeholder={placeholder}
          maxLength={maxLength}
          className={`${inputStyle} ${area}`}
          onChange={(event) => take(event.target.value)}
        />
      )}
    </FormField>
  )
})
