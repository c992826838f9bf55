import type { FactorMethod } from '@rampart/contract/entities/secondFactor'
import { useState } from 'react'
import { PasswordStep } from './PasswordStep.tsx'
import type { PendingStep } from './PasswordStep.tsx'
import { useHasPasskeys, usePasskeyOffer, usePasskeySignIn } from './usePasskeySignIn.ts'
import { useStepFocus } from './useStepFocus.ts'
import { useWhenSignedIn } from './useWhenSignedIn.ts'

export interface SignInScreenProps {
  forgotPasswordHref: string
  /** Absent if accounts cannot be created. */
  signUpHref?: string | undefined
  /** The address to begin with, known from the page before. @default '' */
  email?: string | undefined
  /** The server refused a call of a session that this browser took for valid. @default false */
  hasEnded?: boolean
  /** There is a session, by this form or already: go where the learner wanted to. */
  onSignedIn: () => void
}

/**
 * Access Your Account (specification §2, §5, §8), and a second step for accounts with a second
 * factor. What is pending is kept on this page alone: leaving it or loading it again begins with
 * the password.
 */
export function SignInScreen({
  forgotPasswordHref,
  signUpHref,
  email: known = '',
  hasEnded = false,
  onSignedIn,
}: SignInScreenProps) {
  const [email, setEmail] = useState(known)
  const [pending, setPending] = useState<PendingStep>()
  const [method, setMethod] = useState<FactorMethod>('totp')
  const [failure, setFailure] = useState<string>()
  const hasPasskeys = useHasPasskeys()
  const byPasskey = usePasskeySignIn()
  const page = useStepFocus(pending ? method : 'password')
  useWhenSignedIn(onSignedIn)
  usePasskeyOffer(
    page,
    !pending && !byPasskey.isPending && byPasskey.data !== true,
    byPasskey.mutate,
  )
  return (
    <div ref={page}>
      {pending ? (
        <pending.FactorStep
          email={email.trim()}
          pending={pending}
          method={method}
          onMethodChange={setMethod}
          onBack={(reason) => {
            setFailure(reason)
            setPending(undefined)
          }}
        />
      ) : (
        <PasswordStep
          forgotPasswordHref={forgotPasswordHref}
          signUpHref={signUpHref}
          email={email}
          hasEnded={hasEnded}
          onEmailChange={setEmail}
          failure={failure}
          byPasskey={byPasskey}
          hasPasskeys={hasPasskeys}
          onPending={(next) => {
            const methods = next.methods.filter((offered) => offered !== 'passkey' || hasPasskeys)
            setMethod(methods[0] ?? 'recovery')
            setPending({ ...next, methods })
          }}
        />
      )}
    </div>
  )
}
