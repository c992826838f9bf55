import { AuthCard } from '@rampart/ui/AuthCard'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { PasswordField } from '@rampart/ui/PasswordField'
import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountProblems } from './accountProblems.ts'
import { problemsOf } from './formProblems.ts'
import { signInMessages } from './signIn.messages.ts'
import { signInErrorText, useSignIn } from './useSignIn.ts'
import { useWhenSignedIn } from './useWhenSignedIn.ts'

export interface SignInScreenProps {
  forgotPasswordHref: string
  /** Absent where accounts cannot be created. */
  signUpHref?: string | undefined
  /** The address to begin with, known from the page before. @default '' */
  email?: string | undefined
  /** There is a session, by this form or already: go where the learner wanted to. */
  onSignedIn: () => void
}

/** Access Your Account (specification §2, §5, §8). What was typed stays after a failure. */
export function SignInScreen({
  forgotPasswordHref,
  signUpHref,
  email: known = '',
  onSignedIn,
}: SignInScreenProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const signIn = useSignIn()
  useWhenSignedIn(onSignedIn)
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
        onSubmit={() => signIn.mutate({ email: email.trim(), password })}
        submit={{ label: messages.signIn, isPending: signIn.isPending }}
        failure={signIn.isError && signInErrorText(signIn.error, messages, adapters, textOf)}
      >
        {(problems) => (
          <>
            <TextField
              label={messages.email}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
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
