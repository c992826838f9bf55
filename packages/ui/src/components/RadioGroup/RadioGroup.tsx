import type { ReactNode } from 'react'
import { Choice } from '../FormField/Choice.tsx'
import type { ChoiceLook } from '../FormField/choice.css.ts'
import type { ChoiceOption } from '../FormField/ChoiceGroup.tsx'
import { ChoiceGroup } from '../FormField/ChoiceGroup.tsx'

export interface RadioGroupProps extends ChoiceLook {
  /** Question or subject, read before every answer. */
  label: string
  /** Key of the value in the form's data; groups on one page need different names. */
  name: string
  options: readonly ChoiceOption[]
  /** Value of the chosen answer; none of them for no choice yet. */
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string
  /** @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
}

/**
 * One of a few answers, all in sight; arrow keys move the choice. `card` gives answers with a second line more weight.
 * For any number of answers use `CheckboxGroup`; for one of many use `Select`.
 */
export function RadioGroup({
  label,
  name,
  options,
  value,
  onChange,
  isDisabled = false,
  variant,
  ...rest
}: RadioGroupProps) {
  return (
    <ChoiceGroup {...rest} role="radiogroup" label={label} variant={variant}>
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
            isSelected={option.value === value}
            isDisabled={isDisabled || option.isDisabled}
            onChange={() => onChange(option.value)}
          />
        ))
      }
    </ChoiceGroup>
  )
}
