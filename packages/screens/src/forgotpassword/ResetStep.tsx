import { passwordHint } from '@rampart/contract/rules/passwordRules'
import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { Link } from '@rampart/ui/Link'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { PasswordField } from '@rampart/ui/PasswordField'
import { Stack } from '@rampart/ui/Stack'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { focusFirstProblem } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx'
import { codeLength, mismatchMessage, resetProblems } from './resetRules.ts'
import { resetTexts, useResetPassword, useSendCode } from './useResetPassword.ts'

type ResetStepProps = Pick<ForgotPasswordScreenProps, 'sent' | 'signInHref' | 'requestHref' | 'onReset'>

/** Asks for the mailed code and the new password. */
export function ResetStep({ sent, signInHref, requestHref, onReset }: ResetStepProps) {
  const [otp, setOtp] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problems, setProblems] = useState<FormProblems>({})
  const [isMismatch, setMismatch] = useState(false)
  const resend = useSendCode()
  const reset = useResetPassword(onReset)
  const isPending = resend.isPending || reset.isPending

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || !sent) return
    const input = { otp, newPassword, confirmation }
    resend.reset()
    reset.reset()
    const differs = newPassword !== confirmation
    const found = differs ? {} : resetProblems(input)
    setMismatch(differs)
    setProblems(found)
    if (focusFirstProblem(event.currentTarget, differs ? { confirmation: mismatchMessage } : found)) return
    reset.mutate({ email: sent.email, otp, newPassword })
  }
  const sendAgain = () => {
    if (isPending || !sent) return
    reset.reset()
    setMismatch(false)
    setProblems({})
    setOtp('')
    resend.mutate(sent.email)
  }

  const failure =
    (isMismatch && mismatchMessage) ||
    (reset.isError && messageOf(reset.error, resetTexts.resetFailed)) ||
    (resend.isError && messageOf(resend.error, resetTexts.sendFailed))
  const news = resend.isPending || failure ? undefined : (resend.data ?? sent?.message)

  return (
    <AuthCard
      title="Reset Your Password"
      eyebrow="Step 2 of 2"
      lead={sent && `For the account of ${sent.email}. Only the newest code works.`}
      footer={
        <Inline gap={4} justify="between">
          <Link href={requestHref}>Use another address</Link>
          <Link href={signInHref}>Back to Sign In</Link>
        </Inline>
      }
    >
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          {news && (
            <Alert tone="success" role="status">
              {news}
            </Alert>
          )}
          {/* Tells password managers whose password this is. */}
          <input hidden type="email" name="email" autoComplete="username" value={sent?.email ?? ''} readOnly />
          <OneTimeCodeField
            label="One-time code (OTP)"
            name="otp"
            length={codeLength}
            value={otp}
            onChange={setOtp}
            hint={`The ${codeLength} digits from the mail.`}
            error={problems['otp']}
            isRequired
          />
          <PasswordField
            label="New Password"
            name="newPassword"
            autoComplete="new-password"
            value={newPassword}
            onChange={setNewPassword}
            hint={passwordHint}
            error={problems['newPassword']}
            isRequired
          />
          <PasswordField
            label="Confirm Password"
            name="confirmation"
            autoComplete="new-password"
            value={confirmation}
            onChange={setConfirmation}
            error={problems['confirmation']}
            isRequired
          />
          {failure && (
            <Alert tone="critical" role="alert">
              {failure}
            </Alert>
          )}
          <Stack gap={2}>
            <Button type="submit" width="full" isPending={reset.isPending}>
              Reset Password
            </Button>
            <Button variant="plain" width="full" onPress={sendAgain} isPending={resend.isPending}>
              Send a new code
            </Button>
          </Stack>
        </Stack>
      </form>
    </AuthCard>
  )
}
