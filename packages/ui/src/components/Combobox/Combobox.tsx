import { forwardRef, useId } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { rootPropsOf } from '../../rootProps.ts'
import { AriaField, ariaFieldProps } from '../FormField/AriaField.tsx'
import type { FieldProps } from '../FormField/FormField.tsx'
import { field } from '../FormField/FormField.css.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import type { ChoicesState, ComboboxOption } from './Choices.tsx'
import { Choices, SearchBox } from './Choices.tsx'

export type { ChoicesState, ComboboxOption } from './Choices.tsx'

export interface ComboboxProps extends FieldProps, ChoicesState {
  /** All choices; with `onSearch`, those that the caller found for the typed words. */
  options: readonly ComboboxOption[]
  /** With `onChange` the caller keeps the state; null while nothing is chosen. */
  value?: string | null
  /** Chosen at first. @default nothing */
  defaultValue?: string
  /** Called with the chosen value, and with null when the choice is removed. */
  onChange?: (value: string | null) => void
  /**
   * Called with the text of the field after each change: by typing, by a choice, or on leaving the
   * field. The list then shows `options` unfiltered.
   */
  onSearch?: (words: string) => void
  /** An example of what can be found. */
  placeholder?: string
}

/**
 * One of a long list, found by typing. For a list of less than about ten use `Select`; for several
 * choices use `MultiSelect`; for words without a list use `SearchField`.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    options,
    value,
    defaultValue,
    onChange,
    onSearch,
    placeholder,
    isLoading = false,
    loadError,
    empty,
    name,
    isDisabled,
    ...words
  },
  ref,
) {
  const id = useId()
  return (
    <AriaLocale>
      <div {...rootPropsOf(words)}>
        <ComboBox<ComboboxOption>
          {...ariaFieldProps(id, { ...words, isDisabled, name: isDisabled ? undefined : name })}
          {...(onSearch ? { items: options } : { defaultItems: options })}
          value={value}
          defaultValue={defaultValue}
          onChange={(key) => onChange?.(key === null ? null : String(key))}
          onInputChange={onSearch}
          allowsEmptyCollection
          className={field}
        >
          <AriaField {...words} id={id}>
            <SearchBox inputRef={ref} placeholder={placeholder} isLoading={isLoading} />
          </AriaField>
          <Choices isLoading={isLoading} loadError={loadError} empty={empty} />
        </ComboBox>
      </div>
    </AriaLocale>
  )
})
