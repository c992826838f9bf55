import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { group, input, legend, segment, track } from './SegmentedChoice.css.ts'

/** One of the answers. */
export interface SegmentedOption<Value extends string = string> {
  value: Value
  /** A word or two. */
  label: string
  /** Decoration before the label. */
  icon?: ReactNode
}

export interface SegmentedChoiceProps<Value extends string = string> {
  /** What is chosen. */
  label: string
  /** Only assistive technology gets the label, where a text beside it says the same. @default false */
  isLabelHidden?: boolean
  /** Key of the value; groups on one page need different names. */
  name: string
  /** Two to four. */
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** @default false */
  isDisabled?: boolean
}

/**
 * One of two to four short answers that counts at once, such as a theme; arrow keys move the choice.
 * Where answers need words of their own or are sent with a form use `RadioGroup`; where each shows another part of the page use `Tabs`.
 */
export function SegmentedChoice<Value extends string>({
  label,
  isLabelHidden = false,
  name,
  options,
  value,
  onChange,
  isDisabled = false,
}: SegmentedChoiceProps<Value>) {
  return (
    <fieldset role="radiogroup" className={group}>
      <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
      <div className={track}>
        {options.map((option) => (
          <Segment
            key={option.value}
            option={option}
            name={name}
            isSelected={option.value === value}
            isDisabled={isDisabled}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SegmentProps<Value extends string> {
  option: SegmentedOption<Value>
  name: string
  isSelected: boolean
  isDisabled: boolean
  onChange: (value: Value) => void
}

function Segment<Value extends string>({
  option,
  name,
  isSelected,
  isDisabled,
  onChange,
}: SegmentProps<Value>) {
  const element = useRef<HTMLInputElement>(null)
  useEarlyInput(element, ({ checked }) => {
    if (checked && !isSelected) onChange(option.value)
  })
  return (
    <label className={segment}>
      <input
        ref={element}
        type="radio"
        name={name}
        value={option.value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => onChange(option.value)}
        className={input}
      />
      {option.icon}
      {option.label}
    </label>
  )
}
