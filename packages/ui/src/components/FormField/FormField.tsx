import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { FieldMessages, RequiredMark } from './FieldMessages.tsx'
import { useBrowserCheck } from './useBrowserCheck.ts'
import { affix, below, control, field, labelLine, messageColumn } from './FormField.css.ts'

export type { FieldMessagesProps } from './FieldMessages.tsx'
export { FieldMessages, RequiredMark } from './FieldMessages.tsx'

// The tables of props in the documentation cannot show a part of an interface (`Omit`, `Pick`), so
// what some fields leave out is an interface of its own.

/** The words around a field. */
export interface FieldWords {
  /** Always visible: a placeholder is no label. */
  label: string
  /** Help that is always visible: format, limits, why it is asked. */
  hint?: ReactNode
  /**
   * What is wrong and how to correct it. Marks the field invalid and is read out when it appears.
   */
  error?: string
}

/** What every control of a form has. */
export interface FieldControl {
  /** Key of the value in the form's data. */
  name?: string
  /** @default false */
  isDisabled?: boolean
  /** The field was left. */
  onBlur?: () => void
}

/** Whether a field may be left empty, and who says so. */
export interface FieldCheck {
  /**
   * Shows the mark and tells assistive technology; `validationBehavior` says who checks it.
   * @default false
   */
  isRequired?: boolean
  /**
   * What stops a form with wrong values from being sent. `aria`: the form's own code. `native`: the
   * browser, also before scripts load; its message is shown in place of the error, in the browser's
   * language. @default 'aria'
   */
  validationBehavior?: 'native' | 'aria'
}

/** What every field has. */
export interface FieldProps extends RootProps, FieldWords, FieldControl, FieldCheck {}

/** Attributes that tie an input to its label, hint and error. */
export interface ControlAttributes {
  id: string
  name: string | undefined
  disabled: boolean
  required: true | undefined
  onBlur: (() => void) | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FormFieldProps extends FieldProps {
  /**
   * Only assistive technology gets the label, if the place says what the field is for. @default
   * false
   */
  isLabelHidden?: boolean
  /** The control, given the attributes that it must have. */
  children: (attributes: ControlAttributes) => ReactNode
  /** Fixed text in front of the input, such as the start of an address. */
  prefix?: string
  /** Shown at the end of the first line below: a character counter. */
  note?: ReactNode
}

/**
 * Frame of a field: label, box, hint and error, wired together by ids. For ready fields use
 * `TextField`, `PasswordField`, `TextArea` or `Select`; this is for making another one.
 */
export function FormField({
  label,
  name,
  hint,
  error: given,
  isRequired = false,
  isDisabled = false,
  onBlur,
  validationBehavior: behavior,
  isLabelHidden = false,
  prefix,
  note,
  children,
  ...rootProps
}: FormFieldProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const error = useBrowserCheck(root, { behavior, error: given })
  const ids = { hint: `${id}-hint`, error: `${id}-error`, prefix: `${id}-prefix` }
  const described = [prefix && ids.prefix, error && ids.error, hint && ids.hint]
    .filter(Boolean)
    .join(' ')
  return (
    <div {...rootPropsOf(rootProps)} ref={root} className={field}>
      <FieldLabel htmlFor={id} isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={control}>
        {prefix && (
          <span id={ids.prefix} className={affix}>
            {prefix}
          </span>
        )}
        {children({
          id,
          name,
          disabled: isDisabled,
          required: (isRequired && behavior === 'native') || undefined,
          onBlur,
          'aria-required': isRequired || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </div>
      <div className={below}>
        <div className={messageColumn}>
          <FieldMessages hint={hint} hintId={ids.hint} error={error} errorId={ids.error} />
        </div>
        {note}
      </div>
    </div>
  )
}

export interface FieldLabelProps {
  children: ReactNode
  /** Id of the control. */
  htmlFor: string
  /** @default false */
  isRequired?: boolean
  /** @default false */
  isHidden?: boolean
}

/** Label of a control. The mark is beside it, so that the name stays the bare words. */
export function FieldLabel({
  children,
  htmlFor,
  isRequired = false,
  isHidden = false,
}: FieldLabelProps) {
  return (
    <div className={isHidden ? visuallyHidden : labelLine}>
      <label htmlFor={htmlFor}>{children}</label>
      {isRequired && <RequiredMark />}
    </div>
  )
}
