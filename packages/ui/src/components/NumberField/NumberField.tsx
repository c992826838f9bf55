import { Minus, Plus } from 'lucide-react'
import { forwardRef, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { rootPropsOf } from '../../rootProps.ts'
import { useTrustedAnnouncer } from '../../useTrustedAnnouncer.ts'
import { AriaField, ariaFieldProps } from '../FormField/AriaField.tsx'
import type { FieldProps } from '../FormField/FormField.tsx'
import { control, field, input } from '../FormField/FormField.css.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { useMessages } from '#language'
import { digits, stepper } from './NumberField.css.ts'
import { numberFieldMessages } from './NumberField.messages.ts'

export interface NumberFieldProps extends FieldProps {
  /** With `onChange` the caller keeps the state; null while the field is empty. */
  value?: number | null
  /** Number at first. @default empty */
  defaultValue?: number
  /** Called when the field is left, or stepped; null when it is empty. */
  onChange?: (value: number | null) => void
  /** Least number; a smaller one is raised to it. */
  min?: number
  /** Greatest number; a larger one is lowered to it. */
  max?: number
  /** What a step adds or subtracts; numbers in between are rounded to it. @default 1 */
  step?: number
  /** Options of `Intl.NumberFormat`: units, currency, digits. */
  format?: Intl.NumberFormatOptions
}

const held = (value: number | null | undefined) => (value === null ? Number.NaN : value)

/**
 * A number, typed as the language writes it or stepped. For a rough value between two ends use
 * `Slider`; for digits that are no number, such as a phone's, use `TextField`.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    hint,
    error,
    isRequired,
    isDisabled,
    onBlur,
    validationBehavior,
    name,
    value,
    defaultValue,
    onChange,
    min,
    max,
    step,
    format,
    ...root
  },
  ref,
) {
  const messages = useMessages(numberFieldMessages)
  const id = useId()
  useTrustedAnnouncer()
  return (
    <AriaLocale>
      <div {...rootPropsOf(root)}>
        <AriaNumberField
          {...ariaFieldProps(id, {
            name,
            hint,
            error,
            isRequired,
            isDisabled,
            onBlur,
            validationBehavior,
          })}
          value={held(value)}
          defaultValue={defaultValue}
          onChange={(number) => onChange?.(Number.isNaN(number) ? null : number)}
          minValue={min}
          maxValue={max}
          step={step}
          formatOptions={format}
          incrementAriaLabel={messages.increase(label)}
          decrementAriaLabel={messages.decrease(label)}
          className={field}
        >
          <AriaField id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
            <Group className={control}>
              <Input ref={ref} className={`${input} ${digits}`} />
              <Button slot="decrement" className={stepper}>
                <Minus size={16} aria-hidden="true" />
              </Button>
              <Button slot="increment" className={stepper}>
                <Plus size={16} aria-hidden="true" />
              </Button>
            </Group>
          </AriaField>
        </AriaNumberField>
      </div>
    </AriaLocale>
  )
})
