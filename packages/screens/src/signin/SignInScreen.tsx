import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Link } from '@rampart/ui/Link'
import { PasswordField } from '@rampart/ui/PasswordField'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { signInErrorText, useSignIn } from './useSignIn.ts'

export interface SignInScreenProps {
  forgotPasswordHref: string
  /** The token is kept: go where the person wanted to. */
  onSignedIn: () => void
}

/** Access Your Account (specification §2, §5, §8). What was typed stays after a failure. */
export function SignInScreen({ forgotPasswordHref, onSignedIn }: SignInScreenProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const signIn = useSignIn(onSignedIn)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signIn.isPending) return
    const found = {
      ...(email.trim() ? {} : { email: 'Enter your email address.' }),
      ...(password ? {} : { password: 'Enter your password.' }),
    }
    setMissing(found)
    const first = Object.keys(found)[0]
    if (first) {
      const field = event.currentTarget.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    signIn.mutate({ email: email.trim(), password })
  }

  return (
    <AuthCard title="Access Your Account" footer={<Link href={forgotPasswordHref}>Forgot password?</Link>}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          {signIn.isError && (
            <Alert tone="critical" role="alert">
              {signInErrorText(signIn.error)}
            </Alert>
          )}
          <TextField label="Email" name="email" type="email" autoComplete="username" value={email} onChange={setEmail} error={missing.email} isRequired />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={missing.password}
            isRequired
          />
          <Button type="submit" width="full" isPending={signIn.isPending}>
            Sign In
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
