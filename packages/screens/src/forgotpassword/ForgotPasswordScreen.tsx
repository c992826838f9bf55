import { useState } from 'react'
import { useStepFocus } from '../signin/useStepFocus.ts'
import { RequestStep } from './RequestStep.tsx'
import { ResetStep } from './ResetStep.tsx'

/** The address that a code was sent to, and the id of its reset. */
export interface SentCode {
  email: string
  reset: string
}

export interface ForgotPasswordScreenProps {
  /** `request` asks for the address, `reset` for the code and the new password. */
  step: 'request' | 'reset'
  /**
   * The result of the first step. Needed in the second; undefined while the server's HTML is taken
   * over.
   */
  sent: SentCode | undefined
  signInHref: string
  /** Address of the first step. */
  requestHref: string
  /**
   * Called when a code was sent, the first or another: show the second step, with this reset from
   * now on.
   */
  onSent: (sent: SentCode) => void
  /** Called when the password is set: sign in with this address. */
  onReset: (email: string) => void
}

/** Forgot Password, then Reset Your Password (specification §2, §4, §5, §8). */
export function ForgotPasswordScreen({
  step,
  sent,
  signInHref,
  requestHref,
  onSent,
  onReset,
}: ForgotPasswordScreenProps) {
  // Kept across the steps: back at the first step the typed address is still there.
  const [email, setEmail] = useState('')
  const page = useStepFocus(step)
  return (
    <div ref={page}>
      {step === 'request' ? (
        <RequestStep
          email={email}
          onEmailChange={setEmail}
          signInHref={signInHref}
          onSent={onSent}
        />
      ) : (
        <ResetStep
          sent={sent}
          signInHref={signInHref}
          requestHref={requestHref}
          onSent={onSent}
          onReset={onReset}
        />
      )}
    </div>
  )
}
