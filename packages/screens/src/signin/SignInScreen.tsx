import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { PasswordField } from '@rampart/ui/PasswordField'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { focusFirstProblem, problemsOf } from './formProblems.ts'
import type { FormProblems } from './formProblems.ts'
import { signInMessages } from './signIn.messages.ts'
import { signInErrorText, useSignIn } from './useSignIn.ts'
import { useWhenSignedIn } from './useWhenSignedIn.ts'

export interface SignInScreenProps {
  forgotPasswordHref: string
  /** Absent where nobody can create an account. */
  signUpHref?: string | undefined
  /** The address to begin with, known from the page before. @default '' */
  email?: string | undefined
  /** Somebody is signed in, by this form or already: go where the person wanted to. */
  onSignedIn: () => void
}

/** Access Your Account (specification §2, §5, §8). What was typed stays after a failure. */
export function SignInScreen({ forgotPasswordHref, signUpHref, email: known = '', onSignedIn }: SignInScreenProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<FormProblems>({})
  const signIn = useSignIn()
  useWhenSignedIn(onSignedIn)
  const messages = useMessages(signInMessages)
  const adapters = useMessages(adapterMessages)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signIn.isPending) return
    const found = problemsOf({
      email: email.trim() ? null : messages.emailMissing,
      password: password ? null : messages.passwordMissing,
    })
    setMissing(found)
    if (!focusFirstProblem(event.currentTarget, found)) signIn.mutate({ email: email.trim(), password })
  }

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
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label={messages.email}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            error={missing['email']}
            isRequired
          />
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={missing['password']}
            isRequired
          />
          {signIn.isError && (
            <Alert tone="critical" role="alert">
              {signInErrorText(signIn.error, messages, adapters)}
            </Alert>
          )}
          <Button type="submit" width="full" isPending={signIn.isPending}>
            {messages.signIn}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
