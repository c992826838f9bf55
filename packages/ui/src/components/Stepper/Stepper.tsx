import { Check } from 'lucide-react'
import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  current as currentStyle,
  descriptionText,
  face,
  head,
  labelText,
  list,
  mark,
  step as stepStyle,
  words,
} from './Stepper.css.ts'
import { stepperMessages } from './Stepper.messages.ts'

/** One step of a task. */
export interface StepperStep {
  id: string
  label: string
  /** A few words below, such as what was entered. */
  description?: string
  /** Makes the step a link, to go back to. */
  href?: string
  /** Something in it has to be corrected. @default false */
  hasError?: boolean
}

export interface StepperProps extends RootProps {
  /** Name of the list: the task that the steps belong to. */
  label: string
  /** In order. */
  steps: readonly StepperStep[]
  /** Id of the current step; those before it are done. Without it all steps are done. */
  currentId?: string
}

/**
 * How far someone is in a task of several pages. On phones it shows a line of marks and 'Step 2 of
 * 4'. To explain how something works use `StepList`; for events in time use `Timeline`.
 */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>(function Stepper(
  { label, steps, currentId, ...root },
  ref,
) {
  const messages = useMessages(stepperMessages)
  const found = steps.findIndex(({ id }) => id === currentId)
  const at = found < 0 ? steps.length : found
  const current = steps[at]
  if (steps.length === 0) return null
  return (
    <div {...rootPropsOf(root)} ref={ref}>
      {current && (
        <p aria-hidden="true" className={head}>
          {messages.stepOf(at + 1, steps.length)}
        </p>
      )}
      <ol role="list" aria-label={label} className={list}>
        {steps.map((step, index) => {
          const place = index < at ? 'done' : index === at ? 'current' : 'upcoming'
          const state = step.hasError ? 'error' : place
          const Face = step.href ? 'a' : 'span'
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={index === at ? 'step' : undefined}
              className={stepStyle}
            >
              <Face href={step.href} className={face}>
                <span aria-hidden="true" className={mark({ state })}>
                  {state === 'done' && <Check size={16} strokeWidth={3} />}
                  {state === 'error' && '!'}
                  {(state === 'current' || state === 'upcoming') && index + 1}
                </span>
                <span className={words}>
                  <span className={labelText}>
                    {step.label}
                    <VisuallyHidden>{` ${messages.states[state]}`}</VisuallyHidden>
                  </span>
                  {step.description && <span className={descriptionText}>{step.description}</span>}
                </span>
              </Face>
            </li>
          )
        })}
      </ol>
      {current && (
        <p aria-hidden="true" className={currentStyle}>
          {current.label}
        </p>
      )}
    </div>
  )
})
