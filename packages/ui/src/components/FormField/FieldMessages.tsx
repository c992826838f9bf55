import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorIcon, errorText, hintText, messages, requiredMark } from './FieldMessages.css.ts'

/** The visible mark of `isRequired`; for assistive technology the control has `aria-required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={requiredMark}>
      {'*'}
    </span>
  )
}

export interface FieldMessagesProps {
  hint?: ReactNode
  /** Id for `aria-describedby`. */
  hintId: string
  error?: string
  /** Id for `aria-describedby`. */
  errorId: string
}

/**
 * Error and hint of a control. The place of the error is a live region from the start, so that a
 * late error is read out.
 */
export function FieldMessages({ hint, hintId, error, errorId }: FieldMessagesProps) {
  return (
    <>
      <div aria-live="polite" className={messages}>
        {error && (
          <p id={errorId} className={errorText}>
            <CircleAlert size={16} aria-hidden="true" className={errorIcon} />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <div id={hintId} className={`${messages} ${hintText}`}>
          {hint}
        </div>
      )}
    </>
  )
}
