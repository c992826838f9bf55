import type { FactorMethod } from '@rampart/contract/entities/secondFactor'
import { useState } from 'react'
import { PasswordStep } from './PasswordStep.tsx'
import type { PendingStep } from './PasswordStep.tsx'
import { useHasPasskeys, usePasskeyOffer, usePasskeySignIn } from './usePasskeySignIn.ts'
import { useStepFocus } from './useStepFocus.ts'
import { useWhenSignedIn } from './useWhenSignedIn.ts'

export interface SignInScreenProps {
  forgotPasswordHref: string
  /** Undefined if accounts cannot be created. */
  signUpHref?: string | undefined
  /** The initial address, known from the page before. @default '' */
  email?: string | undefined
  /** The server refused a call in a session that this browser considered valid. @default false */
  hasEnded?: boolean
  /**
   * Called when there is a session, by this form or an earlier one: open the page that the learner
   * wanted.
   */
  onSignedIn: () => void
}

/**
 * Access Your Account (specification §2, §5, §8), and a second step for accounts with a second
 * factor. A pending sign-in is kept on this page only: leaving or reloading it begins again with
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
