import { forwardRef, useId, useRef } from 'react'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { rootPropsOf } from '../../rootProps.ts'
import { AriaField, ariaFieldProps } from '../FormField/AriaField.tsx'
import type { FieldProps } from '../FormField/FormField.tsx'
import type { FieldHandle } from '../FormField/fieldHandle.ts'
import { useFieldHandle } from '../FormField/fieldHandle.ts'
import { field } from '../FormField/FormField.css.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { box } from './DateBox.css.ts'
import { DateParts } from './DateBox.tsx'
import { dayOf, firstPart, isoOf } from './dates.ts'

export type { FieldHandle } from '../FormField/fieldHandle.ts'

export interface DateFieldProps extends FieldProps {
  /**
   * A day as 'YYYY-MM-DD'; with `onChange` the caller keeps the state; null while there is none.
   */
  value?: string | null
  /** Day at first, as 'YYYY-MM-DD'. @default none */
  defaultValue?: string
  /** Called with the day as 'YYYY-MM-DD' once it is complete, and with null when it is emptied. */
  onChange?: (value: string | null) => void
  /** The first valid day, as 'YYYY-MM-DD'; the form has to check it. */
  min?: string
  /** The last valid day, as 'YYYY-MM-DD'; the form has to check it. */
  max?: string
}

/**
 * A day that people know, such as a birthday: typed part by part, in the order of the language. For
 * a day that has to be looked up use `DatePicker`.
 */
export const DateField = forwardRef<FieldHandle, DateFieldProps>(function DateField(
  { value, defaultValue, onChange, min, max, ...words },
  ref,
) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useFieldHandle(ref, root, firstPart)
  return (
    <AriaLocale>
      <div {...rootPropsOf(words)} ref={root}>
        <AriaDateField
          {...ariaFieldProps(id, words)}
          value={dayOf(value)}
          defaultValue={dayOf(defaultValue)}
          onChange={(day) => onChange?.(isoOf(day))}
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
