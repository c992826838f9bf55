import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { Grid } from '@rampart/ui/Grid'
import { useMessages } from '@rampart/ui/Language'
import { PasswordField } from '@rampart/ui/PasswordField'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { forgotPasswordMessages } from '../forgotpassword/forgotPassword.messages.ts'
import { ruleMessages } from '../rules/rules.messages.ts'
import { focusFirstProblem } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import { signUpMessages } from './signUp.messages.ts'
import { signUpDetails, signUpProblems } from './signUpRules.ts'
import type { SignUpInput } from './signUpRules.ts'
import type { BegunSignUp } from './SignUpScreen.tsx'
import { useSignUp } from './useSignUp.ts'

interface DetailsFormProps {
  /** Whether an invitation is asked for. */
  setting: 'open' | 'invitation'
  input: SignUpInput
  onInputChange: (change: (input: SignUpInput) => SignUpInput) => void
  onBegun: (begun: BegunSignUp) => void
}

/** Asks who wants an account. What was typed stays after a failure. */
export function DetailsForm({ setting, input, onInputChange, onBegun }: DetailsFormProps) {
  const [problems, setProblems] = useState<FormProblems<keyof SignUpInput>>({})
  const signUp = useSignUp()
  const messages = useMessages(signUpMessages)
  const passwords = useMessages(forgotPasswordMessages)
  const rules = useMessages(ruleMessages)

  const field = (name: keyof SignUpInput) => ({
    name,
    value: input[name],
    error: problems[name],
    isRequired: true,
    onChange: (value: string) => onInputChange((current) => ({ ...current, [name]: value })),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signUp.isPending) return
    const found = signUpProblems(input, setting, { messages, passwords, rules })
    setProblems(found)
    if (focusFirstProblem(event.currentTarget, found)) return
    const details = signUpDetails(input)
    signUp.mutate(details, { onSuccess: (registration) => onBegun({ registration, email: details.email }) })
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          <TextField label={messages.firstName} autoComplete="given-name" maxLength={100} {...field('firstName')} />
          <TextField label={messages.lastName} autoComplete="family-name" maxLength={100} {...field('lastName')} />
        </Grid>
        <TextField label={messages.email} type="email" autoComplete="username" maxLength={254} {...field('email')} />
        <PasswordField label={messages.password} autoComplete="new-password" hint={rules.passwordHint} {...field('password')} />
        {setting === 'invitation' && (
          <TextField label={messages.invitation} family="mono" autoComplete="off" maxLength={64} hint={messages.invitationHint} {...field('invitation')} />
        )}
        {signUp.isError && (
          <Alert tone="critical" role="alert">
            {messageOf(signUp.error, messages.beginFailed)}
          </Alert>
        )}
        <Button type="submit" width="full" isPending={signUp.isPending}>
          {messages.create}
        </Button>
      </Stack>
    </form>
  )
}
