import type { ReactNode, Ref, RefAttributes } from 'react'
import { forwardRef, useRef } from 'react'
import type { FieldHandle } from '../FormField/fieldHandle.ts'
import { useLeave } from '../FormField/useLeave.ts'
import { useFieldHandle } from '../FormField/fieldHandle.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { FieldControl } from '../FormField/FormField.tsx'
import { notRestored, useEarlyInput } from '../FormField/useEarlyInput.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { group, input, legend, segment, track } from './SegmentedChoice.css.ts'

export type { FieldHandle } from '../FormField/fieldHandle.ts'

/** One of the options. */
export interface SegmentedOption<Value extends string = string> {
  value: Value
  /** A word or two. */
  label: string
  /** Decoration before the label. */
  icon?: ReactNode
}

export interface SegmentedChoiceProps<Value extends string = string>
  extends RootProps, FieldControl {
  /** Always visible, unless `isLabelHidden`. */
  label: string
  /** Only assistive technology gets the label, if a text beside it says the same. @default false */
  isLabelHidden?: boolean
  /** Key of the value; groups on one page need different names. */
  name: string
  /** Two to four. */
  options: readonly SegmentedOption<Value>[]
  /** With `onChange` the caller keeps the state. */
  value?: Value
  /** Chosen at first; the browser keeps the state. */
  defaultValue?: Value
  onChange?: (value: NoInfer<Value>) => void
}

/**
 * One of two to four short options that takes effect at once, such as a theme; arrow keys move the
 * choice. If options need descriptions or are sent with a form use `RadioGroup`; if each shows
 * another part of the page use `Tabs`.
 */
export const SegmentedChoice = forwardRef(function SegmentedChoice<Value extends string>(
  {
    label,
    isLabelHidden = false,
    name,
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    isDisabled = false,
    ...rootProps
  }: SegmentedChoiceProps<Value>,
  ref: Ref<FieldHandle>,
) {
  const root = useRef<HTMLFieldSetElement>(null)
  useLeave(root, onBlur)
  useFieldHandle(ref, root, ['input:checked', 'input'])
  // Safari first counts the legend of a flex item twice: the fieldset is in a box of its own.
  return (
    <div {...rootPropsOf(rootProps)}>
      <fieldset ref={root} role="radiogroup" className={group}>
        <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
        <div className={track}>
          {options.map((option) => (
            <Segment
              key={option.value}
              option={option}
              name={name}
              isSelected={value === undefined ? undefined : option.value === value}
              isFirst={option.value === defaultValue}
              isDisabled={isDisabled}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}) as <Value extends string>(
  props: SegmentedChoiceProps<Value> & RefAttributes<FieldHandle>,
) => ReactNode

interface SegmentProps<Value extends string> {
  option: SegmentedOption<Value>
  name: string
  /** Undefined if the browser keeps the state. */
  isSelected: boolean | undefined
  /** Chosen at first, if the browser keeps the state. */
  isFirst: boolean
  isDisabled: boolean
  onChange: ((value: Value) => void) | undefined
}

function Segment<Value extends string>({
  option,
  name,
  isSelected,
  isFirst,
  isDisabled,
  onChange,
}: SegmentProps<Value>) {
  const element = useRef<HTMLInputElement>(null)
  useEarlyInput(element, ({ checked }) => {
    if (checked && isSelected === false) onChange?.(option.value)
  })
  return (
    <label className={segment}>
      <input
        ref={element}
        type="radio"
        name={name}
        value={option.value}
        checked={isSelected}
        defaultChecked={isSelected === undefined ? isFirst : undefined}
        disabled={isDisabled}
        autoComplete={notRestored(isSelected)}
        onChange={() => onChange?.(option.value)}
        className={input}
      />
      {option.icon}
      {option.label}
    </label>
  )
}
