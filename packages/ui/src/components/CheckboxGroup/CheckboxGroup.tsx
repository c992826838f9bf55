import { forwardRef } from 'react'
import { Choice } from '../FormField/Choice.tsx'
import type { ChoiceOption } from '../FormField/ChoiceGroup.tsx'
import { ChoiceGroup } from '../FormField/ChoiceGroup.tsx'
import type { FieldHandle } from '../FormField/fieldHandle.ts'
import type { FieldProps } from '../FormField/FormField.tsx'
import { useLatest } from '../FormField/useLatest.ts'

export type { FieldHandle } from '../FormField/fieldHandle.ts'
export type { ChoiceOption }

export interface CheckboxGroupProps extends FieldProps {
  /** Question or subject, read before every answer. */
  label: string
  /**
   * Key of the values in the form's data; every box has it, so that a plain form works before
   * scripts load.
   */
  name: string
  options: readonly ChoiceOption[]
  /** Values of the ticked boxes; with `onChange` the caller keeps the state. */
  value?: readonly string[]
  /** Values ticked at first; the browser keeps the state. @default none */
  defaultValue?: readonly string[]
  /** Gets all ticked values, in the order of the options. */
  onChange?: (value: string[]) => void
}

const none: readonly string[] = []

/** What the browser keeps, also after the form was reset. */
const tickedBeside = (input: HTMLInputElement) =>
  [...(input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
    ({ value }) => value,
  )

/**
 * Any number of answers to one question, such as a filter.
 * For exactly one option use `RadioGroup`; for a single statement use `Checkbox`.
 */
export const CheckboxGroup = forwardRef<FieldHandle, CheckboxGroupProps>(function CheckboxGroup(
  { name, options, value, defaultValue = none, onChange, isDisabled = false, ...group },
  ref,
) {
  const [latest, setLatest] = useLatest(value)
  function toggle(changed: string, isSelected: boolean, input: HTMLInputElement) {
    const held = latest.current ?? tickedBeside(input)
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === changed ? isSelected : held.includes(each)))
    if (latest.current) setLatest(next)
    onChange?.(next)
  }
  return (
    <ChoiceGroup {...group} groupRef={ref}>
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
            isSelected={value?.includes(option.value)}
            defaultSelected={value ? undefined : defaultValue.includes(option.value)}
            isDisabled={isDisabled || option.isDisabled}
            onChange={(isSelected, input) => toggle(option.value, isSelected, input)}
          />
        ))
      }
    </ChoiceGroup>
  )
})
