import { forwardRef } from 'react'
import { Choice } from '../FormField/Choice.tsx'
import type { ChoiceLook } from '../FormField/choice.css.ts'
import type { ChoiceOption } from '../FormField/ChoiceGroup.tsx'
import { ChoiceGroup } from '../FormField/ChoiceGroup.tsx'
import type { FieldHandle } from '../FormField/fieldHandle.ts'
import type { FieldProps } from '../FormField/FormField.tsx'

export type { FieldHandle } from '../FormField/fieldHandle.ts'
export type { ChoiceOption }

export interface RadioGroupProps extends ChoiceLook, FieldProps {
  /** Question or subject, read before every answer. */
  label: string
  /** Key of the value in the form's data; groups on one page need different names. */
  name: string
  options: readonly ChoiceOption[]
  /**
   * Value of the chosen option; another text, such as '', while none is chosen. With `onChange` the
   * caller keeps the state.
   */
  value?: string
  /** Chosen at first; the browser keeps the state. */
  defaultValue?: string
  onChange?: (value: string) => void
}

/**
 * One of a few options, all in sight; arrow keys move the choice. `card` gives options with a
 * second line more weight. For any number of options use `CheckboxGroup`; for one of many use
 * `Select`.
 */
export const RadioGroup = forwardRef<FieldHandle, RadioGroupProps>(function RadioGroup(
  { name, options, value, defaultValue, onChange, isDisabled = false, variant, ...group },
  ref,
) {
  return (
    <ChoiceGroup {...group} groupRef={ref} role="radiogroup" variant={variant}>
      {(error) =>
        options.map((option) => (
          <Choice
            key={option.value}
            {...error}
            type="radio"
            variant={variant}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            isSelected={value === undefined ? undefined : option.value === value}
            defaultSelected={value === undefined ? option.value === defaultValue : undefined}
            isRequired={group.isRequired}
            isNative={group.validationBehavior === 'native'}
            isDisabled={isDisabled || option.isDisabled}
            onChange={() => onChange?.(option.value)}
          />
        ))
      }
    </ChoiceGroup>
  )
})
