import type { ReactNode } from 'react'
import { forwardRef, useContext, useId, useImperativeHandle, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useControlled } from '../../useControlled.ts'
import { FieldMessages } from '../FormField/FieldMessages.tsx'
import { notRestored, useEarlyInput } from '../FormField/useEarlyInput.ts'
import { useFormReset } from '../FormField/useFormReset.ts'
import { SettingDescriptionContext } from '../SettingRow/settingDescription.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { busy, descriptionText, place, row, track, words } from './Switch.css.ts'

export interface SwitchProps extends RootProps {
  /** What is on or off: a noun, not a question. */
  label: string
  /** Only assistive technology gets the label, if a text beside it says the same. @default false */
  isLabelHidden?: boolean
  /** A second line in smaller type, said after the name. */
  hint?: ReactNode
  /** Why it could not be changed; read out when it appears. */
  error?: string
  /** Key of the value in the form's data, which contains it only while the switch is on. */
  name?: string
  /** Value in the form's data. @default 'on' */
  value?: string
  /** Whether it is on; with `onChange` the caller keeps the state. */
  isSelected?: boolean
  /** On at first. @default false */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  onBlur?: () => void
  /** @default false */
  isDisabled?: boolean
  /** The change is being saved: keeps the focus and refuses further changes. @default false */
  isPending?: boolean
}

/**
 * A setting, on or off, that takes effect at once. For a statement that is sent with a form use
 * `Checkbox`; for one of several use `SegmentedChoice`.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  {
    label,
    isLabelHidden = false,
    hint,
    error,
    isSelected: held,
    defaultSelected = false,
    onChange,
    onBlur,
    name,
    value,
    isDisabled = false,
    isPending = false,
    ...root
  },
  ref,
) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [isSelected, select, putBack] = useControlled(held, defaultSelected, onChange)
  useFormReset(input, putBack)
  useEarlyInput(input, ({ checked }) => {
    if (checked !== isSelected) select(checked)
  })
  const described = [
    error && `${id}-error`,
    hint && `${id}-hint`,
    useContext(SettingDescriptionContext),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div {...rootPropsOf(root)}>
      <label className={row()}>
        <span className={place}>
          <input
            ref={input}
            type="checkbox"
            // ARIA in HTML forbids `aria-checked` beside the checkbox's own state.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            name={name}
            value={value}
            checked={isSelected}
            disabled={isDisabled}
            autoComplete={notRestored(held)}
            aria-labelledby={`${id}-label`}
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            aria-busy={isPending || undefined}
            className={track}
            onBlur={onBlur}
            onChange={(event) => !isPending && select(event.target.checked)}
          />
        </span>
        <span className={isLabelHidden && !hint ? visuallyHidden : words}>
          <span>
            <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : undefined}>
              {label}
            </span>
            {isPending && (
              <span className={busy}>
                <Spinner size="small" />
              </span>
            )}
          </span>
          {hint && (
            <span id={`${id}-hint`} className={descriptionText}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldMessages error={error} errorId={`${id}-error`} hintId="" />
    </div>
  )
})
