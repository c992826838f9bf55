import { X } from 'lucide-react'
import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Label } from 'react-aria-components/Label'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { inertAttribute } from '../../react18/attributes.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useControlled } from '../../useControlled.ts'
import { useKeptFocus } from '../../useKeptFocus.ts'
import type { ChoicesState, ComboboxOption } from '../Combobox/Choices.tsx'
import { Choices, SearchBox } from '../Combobox/Choices.tsx'
import { ariaFieldProps } from '../FormField/AriaField.tsx'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FieldMessages, RequiredMark } from '../FormField/FieldMessages.tsx'
import { useBrowserCheck } from '../FormField/useBrowserCheck.ts'
import { field, labelLine } from '../FormField/FormField.css.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { useMessages } from '#language'
import { removeButton, tag, tags } from './MultiSelect.css.ts'
import { multiSelectMessages } from './MultiSelect.messages.ts'

export interface MultiSelectProps extends FieldProps, ChoicesState {
  /**
   * All choices; with `onSearch`, the chosen ones and those that the caller found for the typed
   * words.
   */
  options: readonly ComboboxOption[]
  /** With `onChange` the caller keeps the state. */
  values?: readonly string[]
  /** Chosen at first. @default none */
  defaultValues?: readonly string[]
  /** Called with all chosen values after each change. */
  onChange?: (values: readonly string[]) => void
  /** Called with the words as they are typed; the list then shows `options` unfiltered. */
  onSearch?: (words: string) => void
  /** An example of what can be found. */
  placeholder?: string
}

const none: readonly string[] = []

/**
 * Several of a long list, found by typing; each is shown below the field as a chip with a button to
 * remove it. For one of a list use `Combobox`; for a few options use `CheckboxGroup`.
 */
export const MultiSelect = forwardRef<HTMLInputElement, MultiSelectProps>(function MultiSelect(
  {
    label,
    hint,
    error: given,
    name,
    isRequired,
    isDisabled = false,
    options,
    values: held,
    defaultValues = none,
    onChange,
    onBlur,
    validationBehavior: behavior,
    onSearch,
    placeholder,
    isLoading = false,
    loadError,
    empty,
    ...root
  },
  ref,
) {
  const messages = useMessages(multiSelectMessages)
  const id = useId()
  // After the last chip; before that React Aria goes on to the next one.
  const { place: input, watch } = useKeptFocus<HTMLInputElement>()
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [values, change] = useControlled(held, defaultValues, onChange)
  const [first] = useState(values)
  const element = useRef<HTMLDivElement>(null)
  const error = useBrowserCheck(element, {
    behavior,
    error: given,
    isMissing: () => isRequired === true && values.length === 0,
  })
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const chosen = values.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  )
  const leaveOut = (gone: string) => change(values.filter((value) => value !== gone))
  return (
    <AriaLocale>
      <div {...rootPropsOf(root)} ref={element} className={field}>
        <ComboBox<ComboboxOption, 'multiple'>
          {...ariaFieldProps(id, { hint, error, isRequired, isDisabled })}
          selectionMode="multiple"
          {...(onSearch ? { items: options } : { defaultItems: options })}
          value={values}
          // Of a form that is reset.
          defaultValue={first}
          onChange={(keys) => change(keys.map(String))}
          onInputChange={(next) => {
            setWords(next)
            onSearch?.(next)
          }}
          onOpenChange={setOpen}
          onBlur={onBlur}
          allowsEmptyCollection
          className={field}
        >
          <div className={labelLine}>
            <Label>{label}</Label>
            {isRequired && <RequiredMark />}
          </div>
          <SearchBox
            inputRef={input}
            placeholder={placeholder}
            isLoading={isLoading}
            onKeyDown={({ key }) => {
              const last = values.at(-1)
              if (key === 'Backspace' && words === '' && last !== undefined) leaveOut(last)
            }}
          />
          <Choices isLoading={isLoading} loadError={loadError} empty={empty} />
        </ComboBox>
        {chosen.length > 0 && (
          // The open list hides what is around it from screen readers: no key may lead there
          // either.
          <div {...inertAttribute(isOpen)} {...watch}>
            <TagGroup
              aria-label={messages.chosen(label)}
              disabledKeys={isDisabled ? values : undefined}
              onRemove={(keys) => change(values.filter((value) => !keys.has(value)))}
            >
              <TagList items={chosen} className={tags}>
                {(option) => (
                  <Tag id={option.value} textValue={option.label} className={tag}>
                    {option.label}
                    <Button slot="remove" aria-label={messages.remove} className={removeButton}>
                      <X size={14} aria-hidden="true" />
                    </Button>
                  </Tag>
                )}
              </TagList>
            </TagGroup>
          </div>
        )}
        {/* None is sent if none is chosen, as by boxes to tick. */}
        {name &&
          !isDisabled &&
          values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
        <FieldMessages hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
      </div>
    </AriaLocale>
  )
})
