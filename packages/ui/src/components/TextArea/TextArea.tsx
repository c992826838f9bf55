import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { useFormReset } from '../FormField/useFormReset.ts'
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
  /** The most characters; shows a counter, which is read out near the limit. */
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
  // As the browser counts and keeps it.
  const text = (value ?? typed).replaceAll(/\r\n?/g, '\n')
  function take(next: string) {
    setTyped(next)
    onChange?.(next)
  }
  useFormReset(element, () => setTyped(defaultValue ?? ''))
  const early = useRef<string | null>(undefined)
  useEarlyInput(element, (area) => {
    const now = early.current ?? area.value
    if (now === text) return
    if (value === undefined) area.value = now
    take(now)
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
      {(attributes) => {
        if (early.current === undefined) early.current = typedInto(attributes.id)
        return (
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
        )
      }}
    </FormField>
  )
})

/**
 * What is in the area of the server's markup, before React takes it over: it would put the first
 * text over what was typed into it.
 */
function typedInto(id: string): string | null {
  if (typeof document === 'undefined') return null
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area.value : null
}
