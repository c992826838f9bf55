import { AuthCard } from '@rampart/ui/AuthCard'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { PasswordField } from '@rampart/ui/PasswordField'
import { useState } from 'react'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from '../signin/AccountForm.tsx'
import { accountProblems } from '../signin/accountProblems.ts'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx'
import { codeLength, resetProblems } from './resetRules.ts'
import { useResetPassword, useSendCode } from './useResetPassword.ts'

type ResetStepProps = Pick<
  ForgotPasswordScreenProps,
  'sent' | 'signInHref' | 'requestHref' | 'onSent' | 'onReset'
>

/** Asks for the mailed code and the new password. */
export function ResetStep({ sent, signInHref, requestHref, onSent, onReset }: ResetStepProps) {
  const [otp, setOtp] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isMismatch, setMismatch] = useState(false)
  const resend = useSendCode()
  const reset = useResetPassword(onReset)
  const messages = useMessages(forgotPasswordMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(accountProblems, fieldMessages)

  const check = () => {
    resend.reset()
    reset.reset()
    const differs = newPassword !== confirmation
    setMismatch(differs)
    // The words are shown below the fields.
    return differs
      ? { confirmation: '' }
      : resetProblems({ otp, newPassword, confirmation }, messages, fields)
  }
  const sendAgain = () => {
    if (!sent) return
    const { email } = sent
    reset.reset()
    setMismatch(false)
    resend.mutate(email, {
      onSuccess: (id) => {
        // Not earlier: without a new code the old one is still valid.
        setOtp('')
        onSent({ email, reset: id })
      },
    })
  }
  const failure =
    (isMismatch && messages.mismatch) ||
    (reset.isError && textOf(reset.error, messages.resetFailed)) ||
    (resend.isError && textOf(resend.error, messages.sendFailed))

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
      <AccountForm
        check={check}
        onSubmit={() =>
          sent && reset.mutate({ email: sent.email, reset: sent.reset, otp, newPassword })
        }
        submit={{ label: messages.reset, isPending: reset.isPending }}
        others={[{ label: messages.sendAgain, isPending: resend.isPending, onPress: sendAgain }]}
        news={sent && !resend.isPending && !failure ? messages.codeSent : undefined}
        failure={failure}
      >
        {(problems) => (
          <>
            {/* Tells password managers which account the password is for. */}
            <input
              hidden
              type="email"
              name="email"
              autoComplete="username"
              value={sent?.email ?? ''}
              readOnly
            />
            <OneTimeCodeField
              label={messages.code}
              name="otp"
              length={codeLength}
              value={otp}
              onChange={setOtp}
              hint={messages.codeHint(codeLength)}
              error={problems.otp}
              isRequired
            />
            <PasswordField
              label={messages.newPassword}
              name="newPassword"
              autoComplete="new-password"
              value={newPassword}
              onChange={setNewPassword}
              hint={messages.passwordHint}
              error={problems.newPassword}
              isRequired
            />
            <PasswordField
              label={messages.confirmation}
              name="confirmation"
              autoComplete="new-password"
              value={confirmation}
              onChange={setConfirmation}
              error={problems.confirmation}
              isRequired
            />
          </>
        )}
      </AccountForm>
    </AuthCard>
  )
}
