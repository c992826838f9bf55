import { Search, X } from 'lucide-react'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { useControlled } from '../../useControlled.ts'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { useFormReset } from '../FormField/useFormReset.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '#language'
import { Spinner } from '../Spinner/Spinner.tsx'
import { clearPlace, glass, searchInput } from './SearchField.css.ts'
import { searchFieldMessages } from './SearchField.messages.ts'

export interface SearchFieldProps extends FieldProps {
  /** Only assistive technology gets the label. @default false */
  isLabelHidden?: boolean
  /** With `onChange` the caller keeps the state. */
  value?: string
  /** Words at first. @default '' */
  defaultValue?: string
  /** Called with each change, and with '' when it is cleared. */
  onChange?: (value: string) => void
  /** Called on Enter; a form around the field is sent as well. */
  onSubmit?: (value: string) => void
  /** An example of what can be found. */
  placeholder?: string
  /** The most characters. @default no limit */
  maxLength?: number
  /** Results are being loaded: a spinner replaces the magnifying glass. @default false */
  isPending?: boolean
}

/** A field for search words, with a button that clears it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  {
    value: held,
    defaultValue = '',
    onChange,
    onSubmit,
    placeholder,
    maxLength,
    isPending = false,
    ...field
  },
  ref,
) {
  const messages = useMessages(searchFieldMessages)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [value, change, putBack] = useControlled(held, defaultValue, onChange)
  useFormReset(input, putBack)
  useEarlyInput(input, (element) => {
    if (element.value !== value) change(element.value)
  })
  return (
    <FormField {...field}>
      {(attributes) => (
        <>
          <span className={glass}>
            {isPending ? <Spinner size="small" /> : <Search size={18} aria-hidden="true" />}
          </span>
          <input
            {...attributes}
            ref={input}
            type="search"
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint="search"
            autoComplete="off"
            aria-busy={isPending || undefined}
            className={`${inputStyle} ${searchInput}`}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              // The key that ends a composition is its own: in Safari it comes after that, as 229.
              if (event.nativeEvent.isComposing || event.keyCode === 229) return
              if (event.key === 'Enter') onSubmit?.(value)
              // With nothing to clear, Escape is for what is around, such as a dialog, which
              // closes.
              if (event.key !== 'Escape' || value === '') return
              event.preventDefault()
              event.stopPropagation()
              change('')
            }}
          />
          {value !== '' && !field.isDisabled && (
            <span className={clearPlace}>
              <IconButton
                label={messages.clear}
                onPress={() => {
                  change('')
                  input.current?.focus()
                }}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </>
      )}
    </FormField>
  )
})
