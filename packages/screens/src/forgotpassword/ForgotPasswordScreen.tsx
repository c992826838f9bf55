import { useState } from 'react'
import { useStepFocus } from '../signin/useStepFocus.ts'
import { RequestStep } from './RequestStep.tsx'
import { ResetStep } from './ResetStep.tsx'

/** Whom a code was sent to, and the id of the reset that it works with. */
export interface SentCode {
  email: string
  reset: string
}

export interface ForgotPasswordScreenProps {
  /** `request` asks for the address, `reset` for the code and the new password. */
  step: 'request' | 'reset'
  /**
   * What the first step led to. Needed in the second; absent while the server's HTML is taken over.
   */
  sent: SentCode | undefined
  signInHref: string
  /** The first step. */
  requestHref: string
  /**
   * A code is on its way, the first or another: go on to the second step, where its reset counts
   * from now on.
   */
  onSent: (sent: SentCode) => void
  /** The password is set: sign in with this address. */
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
  // Kept over the steps: back at the first step the typed address is still there.
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
