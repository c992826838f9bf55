import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { PasswordField } from '@rampart/ui/PasswordField'
import { TextField } from '@rampart/ui/TextField'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountProblems } from './accountProblems.ts'
import { problemsOf } from './formProblems.ts'
import { signInMessages } from './signIn.messages.ts'
import type { usePasskeySignIn } from './usePasskeySignIn.ts'
import { signInErrorText } from './signInErrorText.ts'
import { useSignIn } from './useSignIn.ts'

/** A sign-in that waits for a second factor, with the step that asks for it. */
export type PendingStep = NonNullable<ReturnType<typeof useSignIn>['data']>

interface PasswordStepProps {
  forgotPasswordHref: string
  signUpHref: string | undefined
  email: string
  onEmailChange: (email: string) => void
  /** A session has ended although the learner did not log out. */
  hasEnded: boolean
  /** Why the sign-in before failed. */
  failure: string | undefined
  /** Signing in with a passkey. */
  byPasskey: ReturnType<typeof usePasskeySignIn>
  /** Whether passkeys can be used here; undefined until that is known. */
  hasPasskeys: boolean | undefined
  /** Called when the password is right, and a second factor is needed. */
  onPending: (pending: PendingStep) => void
}

/** Asks for address and password. What was typed stays after a failure. */
export function PasswordStep({
  forgotPasswordHref,
  signUpHref,
  email,
  onEmailChange,
  hasEnded,
  failure,
  byPasskey,
  hasPasskeys,
  onPending,
}: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const signIn = useSignIn()
  const error = signIn.error ?? byPasskey.error
  const messages = useMessages(signInMessages)
  const adapters = useMessages(adapterMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  return (
    <AuthCard
      title={messages.title}
      footer={
        <Inline gap={4} justify={signUpHref ? 'between' : 'center'}>
          <Link href={forgotPasswordHref}>{messages.forgotPassword}</Link>
          {signUpHref && <Link href={signUpHref}>{messages.signUp}</Link>}
        </Inline>
      }
    >
      <AccountForm
        check={() =>
          problemsOf({
            email: email.trim() ? null : messages.emailMissing,
            password: password ? null : messages.passwordMissing,
          })
        }
        onSubmit={() => {
          byPasskey.reset()
          signIn.mutate(
            { email: email.trim(), password },
            { onSuccess: (pending) => pending && onPending(pending) },
          )
        }}
        submit={{ label: messages.signIn, isPending: signIn.isPending }}
        others={
          hasPasskeys === false
            ? undefined
            : [
                {
                  label: messages.withPasskey,
                  icon: <KeyRound size={18} aria-hidden="true" />,
                  variant: 'outline',
                  isUnknown: hasPasskeys === undefined,
                  isPending: byPasskey.isPending,
                  onPress: () => {
                    signIn.reset()
                    byPasskey.mutate(undefined)
                  },
                },
              ]
        }
        failure={
          error
            ? signInErrorText(error, messages, adapters, textOf)
            : signIn.isIdle && !byPasskey.isPending && failure
        }
      >
        {(problems) => (
          <>
            {hasEnded && <Alert>{messages.ended}</Alert>}
            <TextField
              label={messages.email}
              name="email"
              type="email"
              autoComplete="username webauthn"
              value={email}
              onChange={onEmailChange}
              error={problems.email}
              isRequired
            />
            <PasswordField
              label={messages.password}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={problems.password}
              isRequired
            />
          </>
        )}
      </AccountForm>
    </AuthCard>
  )
}
