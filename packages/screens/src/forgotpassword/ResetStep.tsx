import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { PasswordField } from '@rampart/ui/PasswordField'
import { Stack } from '@rampart/ui/Stack'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { ruleMessages } from '../rules/rules.messages.ts'
import { focusFirstProblem } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx'
import { codeLength, resetProblems } from './resetRules.ts'
import { useResetPassword, useSendCode } from './useResetPassword.ts'

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
  const messages = useMessages(forgotPasswordMessages)
  const rules = useMessages(ruleMessages)
  const isPending = resend.isPending || reset.isPending

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || !sent) return
    const input = { otp, newPassword, confirmation }
    resend.reset()
    reset.reset()
    const differs = newPassword !== confirmation
    const found = differs ? {} : resetProblems(input, messages, rules)
    setMismatch(differs)
    setProblems(found)
    if (focusFirstProblem(event.currentTarget, differs ? { confirmation: messages.mismatch } : found)) return
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
    (isMismatch && messages.mismatch) ||
    (reset.isError && messageOf(reset.error, messages.resetFailed)) ||
    (resend.isError && messageOf(resend.error, messages.sendFailed))
  const news = resend.isPending || failure ? undefined : (resend.data ?? sent?.message)

  return (
    <AuthCard
      title={messages.resetTitle}
      eyebrow={messages.resetStep}
      lead={sent && messages.resetLead(sent.email)}
      footer={
        <Inline gap={4} justify="between">
          <Link href={requestHref}>{messages.otherAddress}</Link>
          <Link href={signInHref}>{messages.backToSignIn}</Link>
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
            label={messages.code}
            name="otp"
            length={codeLength}
            value={otp}
            onChange={setOtp}
            hint={messages.codeHint(codeLength)}
            error={problems['otp']}
            isRequired
          />
          <PasswordField
            label={messages.newPassword}
            name="newPassword"
            autoComplete="new-password"
            value={newPassword}
            onChange={setNewPassword}
            hint={rules.passwordHint}
            error={problems['newPassword']}
            isRequired
          />
          <PasswordField
            label={messages.confirmation}
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
              {messages.reset}
            </Button>
            <Button variant="plain" width="full" onPress={sendAgain} isPending={resend.isPending}>
              {messages.sendAgain}
            </Button>
          </Stack>
        </Stack>
      </form>
    </AuthCard>
  )
}
