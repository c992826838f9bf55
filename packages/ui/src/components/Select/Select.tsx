import { ChevronDown } from 'lucide-react'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle } from '../FormField/FormField.css.ts'
import { notRestored, useEarlyInput } from '../FormField/useEarlyInput.ts'
import { arrow, select } from './Select.css.ts'

/** One entry of a list. */
export interface SelectOption {
  value: string
  label: string
  /** @default false */
  isDisabled?: boolean
  /** BCP 47 tag, if the label is in another language than the page. */
  lang?: string
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[]
  /** With `onChange` the caller keeps the state. */
  value?: string
  /** Value at first; the browser keeps the state. */
  defaultValue?: string
  onChange?: (value: string) => void
  /** For assistive technology alone, if the surroundings say what is chosen. @default false */
  isLabelHidden?: boolean
  /** What the browser may fill in, such as 'sex' or 'country'. */
  autoComplete?: string
}

/**
 * One of a list, in the browser's own picker: best on phones and ready before scripts load.
 * If there are few options and comparing them matters use `RadioGroup`.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, value, defaultValue, onChange, autoComplete, ...field },
  ref,
) {
  const element = useRef<HTMLSelectElement>(null)
  useImperativeHandle(ref, () => element.current as HTMLSelectElement)
  useEarlyInput(element, ({ value: early }) => {
    // For a value that is not in the list the browser shows the first entry by itself.
    if (early !== value && options.some((option) => option.value === value)) onChange?.(early)
  })
  return (
    <FormField {...field}>
      {(attributes) => (
        <>
          <select
            {...attributes}
            ref={element}
            value={value}
            defaultValue={defaultValue}
            autoComplete={autoComplete ?? notRestored(value)}
            className={`${inputStyle} ${select}`}
            onChange={(event) => onChange?.(event.target.value)}
          >
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                lang={option.lang}
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" className={arrow} />
        </>
      )}
    </FormField>
  )
})
