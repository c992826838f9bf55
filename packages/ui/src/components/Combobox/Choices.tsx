import { Check, ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { control, input } from '../FormField/FormField.css.ts'
import { useMessages } from '#language'
import { item, list, popover } from '../Menu/Menu.css.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import {
  arrow,
  check,
  choices,
  notice,
  opener,
  optionText,
  optionWords,
  wait,
} from './Combobox.css.ts'
import { comboboxMessages } from './Combobox.messages.ts'

/** One choice of a list that can be searched. */
export interface ComboboxOption {
  value: string
  label: string
  /** A second line in smaller type. */
  description?: string
  /** @default false */
  isDisabled?: boolean
}

/** What the list shows if there are no choices. */
export interface ChoicesState {
  /** The choices are being loaded. @default false */
  isLoading?: boolean
  /** Why the choices could not be loaded. */
  loadError?: string
  /** Shown if no choice matches the typed words. @default 'Nothing found.' */
  empty?: string
}

interface SearchBoxProps {
  inputRef: Ref<HTMLInputElement>
  placeholder: string | undefined
  isLoading: boolean
  onKeyDown?: (event: React.KeyboardEvent<HTMLInputElement>) => void
}

/** The box of a searchable list: words, spinner, arrow. */
export function SearchBox({ inputRef, placeholder, isLoading, onKeyDown }: SearchBoxProps) {
  const messages = useMessages(comboboxMessages)
  return (
    <Group className={control}>
      <Input ref={inputRef} placeholder={placeholder} className={input} onKeyDown={onKeyDown} />
      {isLoading && (
        <span className={wait}>
          <Spinner size="small" />
        </span>
      )}
      <Button aria-label={messages.open} className={opener}>
        <ChevronDown size={20} aria-hidden="true" className={arrow} />
      </Button>
    </Group>
  )
}

/** The opened list. */
export function Choices({ isLoading = false, loadError, empty }: ChoicesState) {
  const messages = useMessages(comboboxMessages)
  return (
    <Popover offset={6} style={{ zIndex: 100 }} className={`${popover} ${choices}`}>
      <ListBox<ComboboxOption>
        className={list}
        renderEmptyState={() => (
          <div data-failed={loadError ? '' : undefined} className={notice}>
            {isLoading && <Spinner size="small" />}
            {loadError ?? (isLoading ? messages.loading : (empty ?? messages.empty))}
          </div>
        )}
      >
        {({ value, label, description, isDisabled }) => (
          <ListBoxItem
            id={value}
            textValue={label}
            isDisabled={isDisabled}
            className={item({ tone: 'default' })}
          >
            <span className={optionWords}>
              {label}
              {description && <span className={optionText}>{description}</span>}
            </span>
            <Check size={18} aria-hidden="true" className={check} />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
