import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'
import { Choice } from '../FormField/Choice.tsx'
import type { ChoiceOption } from '../FormField/ChoiceGroup.tsx'
import { ChoiceGroup } from '../FormField/ChoiceGroup.tsx'

export interface CheckboxGroupProps {
  /** Question or subject, read before every answer. */
  label: string
  /** Key of the values in the form's data; every box carries it, so that a plain form works before scripts load. */
  name: string
  options: readonly ChoiceOption[]
  /** Values of the ticked boxes. */
  value: readonly string[]
  /** Gets all ticked values, in the order of the options. */
  onChange: (value: string[]) => void
  hint?: ReactNode
  error?: string
  /** @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
}

/**
 * Any number of answers to one question, such as a filter.
 * For exactly one answer use `RadioGroup`; for a single statement use `Checkbox`.
 */
export function CheckboxGroup({
  label,
  name,
  options,
  value,
  onChange,
  isDisabled = false,
  ...rest
}: CheckboxGroupProps) {
  /* Several boxes may report before the caller has rendered the first change. */
  const latest = useRef(value)
  useBrowserLayoutEffect(() => {
    latest.current = value
  }, [value])
  function toggle(changed: string, isSelected: boolean) {
    latest.current = options
      .map((option) => option.value)
      .filter((each) => (each === changed ? isSelected : latest.current.includes(each)))
    onChange([...latest.current])
  }
  return (
    <ChoiceGroup {...rest} label={label}>
      {(error) =>
        options.map((option) => (
          <Choice
            key={option.value}
            {...error}
            type="checkbox"
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            isSelected={value.includes(option.value)}
            isDisabled={isDisabled || option.isDisabled}
            onChange={(isSelected) => toggle(option.value, isSelected)}
          />
        ))
      }
    </ChoiceGroup>
  )
}
