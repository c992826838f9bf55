import { forwardRef, useId, useRef } from 'react'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import type { RootProps } from '../../rootProps.ts'
import { AriaField, ariaFieldProps } from '../FormField/AriaField.tsx'
import type { FieldProps } from '../FormField/FormField.tsx'
import { field } from '../FormField/FormField.css.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { box } from './DateBox.css.ts'
import { DateParts } from './DateBox.tsx'
import type { DateFieldHandle } from './dates.ts'
import { dayOf, isoOf, useDateFieldHandle } from './dates.ts'

export type { DateFieldHandle } from './dates.ts'

export interface DateFieldProps extends FieldProps, RootProps {
  /** A day as 'YYYY-MM-DD'; with `onChange` the caller holds the state; null while there is none. */
  value?: string | null
  /** Day at first, as 'YYYY-MM-DD'. @default none */
  defaultValue?: string
  /** Called with the day as 'YYYY-MM-DD' once it is complete, and with null when it is emptied. */
  onChange?: (value: string | null) => void
  onBlur?: () => void
  /** First day that is right, as 'YYYY-MM-DD'; checking is the form's work. */
  min?: string
  /** Last day that is right, as 'YYYY-MM-DD'; checking is the form's work. */
  max?: string
}

/**
 * A day that people know by heart, such as a birthday: typed part by part, in the order of the language. For a day to be looked up
 * use `DatePicker`.
 */
export const DateField = forwardRef<DateFieldHandle, DateFieldProps>(function DateField(
  { value, defaultValue, onChange, onBlur, min, max, id: rootId, 'data-testid': testId, ...words },
  ref,
) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useDateFieldHandle(ref, root)
  return (
    <AriaLocale>
      <div ref={root} id={rootId} data-testid={testId}>
        <AriaDateField
          {...ariaFieldProps(id, words)}
          value={dayOf(value)}
          defaultValue={dayOf(defaultValue)}
          onChange={(day) => onChange?.(isoOf(day))}
          onBlur={onBlur}
          minValue={dayOf(min)}
          maxValue={dayOf(max)}
          shouldForceLeadingZeros
          className={field}
        >
          <AriaField {...words} id={id}>
            <div data-disabled={words.isDisabled ? '' : undefined} className={box}>
              <DateParts />
            </div>
          </AriaField>
        </AriaDateField>
      </div>
    </AriaLocale>
  )
})
