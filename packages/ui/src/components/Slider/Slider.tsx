import { forwardRef, useId, useImperativeHandle, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useControlled } from '../../useControlled.ts'
import type { FieldControl, FieldWords } from '../FormField/FormField.tsx'
import { FieldMessages } from '../FormField/FieldMessages.tsx'
import { FieldLabel } from '../FormField/FormField.tsx'
import { field } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { useFormReset } from '../FormField/useFormReset.ts'
import { useLocale } from '#language'
import { figure, fill, head, place, range } from './Slider.css.ts'

export interface SliderProps extends RootProps, FieldWords, FieldControl {
  /** With `onChange` the caller keeps the state. */
  value?: number
  /** Number at first. @default `min` */
  defaultValue?: number
  /** Called with each step of the thumb. */
  onChange?: (value: number) => void
  /** The least number. @default 0 */
  min?: number
  /** The greatest number. @default 100 */
  max?: number
  /** What a step adds or subtracts. @default 1 */
  step?: number
  /**
   * What a number means, such as '2 hours'; shown and read out. @default the number as the language
   * writes it
   */
  format?: (value: number) => string
}

/**
 * A number between two limits that need not be exact. For an exact number use `NumberField`; for a
 * few named values use `SegmentedChoice`.
 */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  {
    label,
    name,
    hint,
    error,
    isDisabled,
    min = 0,
    max = 100,
    step = 1,
    value: held,
    defaultValue = min,
    onChange,
    onBlur,
    format,
    ...root
  },
  ref,
) {
  const id = useId()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [value, change, putBack] = useControlled(held, defaultValue, onChange)
  useFormReset(input, putBack)
  useEarlyInput(input, ({ valueAsNumber }) => {
    if (valueAsNumber !== value) change(valueAsNumber)
  })
  const words = format ? format(value) : new Intl.NumberFormat(locale).format(value)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div {...rootPropsOf(root)} className={field}>
      <div className={head}>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        <output htmlFor={id} aria-live="off" className={figure}>
          {words}
        </output>
      </div>
      <div className={place}>
        <progress aria-hidden="true" value={value - min} max={max - min} className={fill} />
        <input
          ref={input}
          id={id}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={isDisabled}
          aria-valuetext={words}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={range}
          onBlur={onBlur}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
      </div>
      <FieldMessages hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </div>
  )
})
