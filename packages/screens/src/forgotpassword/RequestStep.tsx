import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Link } from '@rampart/ui/Link'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { focusFirstProblem, problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx'
import { resetTexts, useSendCode } from './useResetPassword.ts'

interface RequestStepProps extends Pick<ForgotPasswordScreenProps, 'signInHref' | 'onSent'> {
  email: string
  onEmailChange: (email: string) => void
}

/** Asks for the address that a code shall be sent to. */
export function RequestStep({ email, onEmailChange, signInHref, onSent }: RequestStepProps) {
  const [problems, setProblems] = useState<FormProblems>({})
  const send = useSendCode()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    const address = email.trim()
    const found = problemsOf({ email: accessEmailProblem(address) })
    setProblems(found)
    if (focusFirstProblem(event.currentTarget, found)) return
    send.mutate(address, { onSuccess: (message) => onSent({ email: address, message }) })
  }

  return (
    <AuthCard
      title="Forgot Password"
      eyebrow="Step 1 of 2"
      lead="We send a one-time code to the address of your account."
      footer={<Link href={signInHref}>Back to Sign In</Link>}
    >
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            value={email}
            onChange={onEmailChange}
            error={problems['email']}
            isRequired
          />
          {send.isError && (
            <Alert tone="critical" role="alert">
              {messageOf(send.error, resetTexts.sendFailed)}
            </Alert>
          )}
          <Button type="submit" width="full" isPending={send.isPending}>
            Send OTP
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
