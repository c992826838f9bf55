import { AuthCard } from '@rampart/ui/AuthCard'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { useState } from 'react'
import { hasCode } from '../adapters/errors.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from '../signin/AccountForm.tsx'
import { accountProblems } from '../signin/accountProblems.ts'
import { forgotPasswordMessages } from '../forgotpassword/forgotPassword.messages.ts'
import { codeLength, codeProblem } from '../forgotpassword/resetRules.ts'
import { problemsOf } from '../signin/formProblems.ts'
import { signUpMessages } from './signUp.messages.ts'
import { signUpDetails } from './signUpRules.ts'
import type { SignUpInput } from './signUpRules.ts'
import type { SignUpScreenProps } from './SignUpScreen.tsx'
import { usedCodeMessages } from './usedCode.messages.ts'
import { useConfirmSignUp, useSignUp } from './useSignUp.ts'

interface ConfirmStepProps extends Pick<
  SignUpScreenProps,
  'begun' | 'signInHref' | 'detailsHref' | 'onBegun' | 'onConfirmed'
> {
  /** What was typed in the first step; undefined after a reload. */
  input: SignUpInput | undefined
}

/** Asks for the mailed code. */
export function ConfirmStep({
  begun,
  input,
  signInHref,
  detailsHref,
  onBegun,
  onConfirmed,
}: ConfirmStepProps) {
  const [otp, setOtp] = useState('')
  const resend = useSignUp()
  const confirm = useConfirmSignUp(onConfirmed)
  const messages = useMessages(signUpMessages)
  const codeMessages = useMessages(forgotPasswordMessages)
  const usedCode = useMessages(usedCodeMessages)
  const textOf = useProblems(accountProblems)

  const check = () => {
    resend.reset()
    confirm.reset()
    return problemsOf({ otp: codeProblem(otp, codeMessages) })
  }
  const sendAgain = () => {
    if (!input) return
    confirm.reset()
    resend.mutate(signUpDetails(input), {
      onSuccess: (next) => {
        // Not earlier: without a new code the old one is still valid.
        setOtp('')
        onBegun(next)
      },
    })
  }

  return (
    <AuthCard
      title={messages.confirmTitle}
      eyebrow={messages.confirmStep}
      lead={begun && messages.confirmLead(begun.email)}
      footer={
        <Inline gap={4} justify="between">
          <Link href={detailsHref}>{input ? messages.changeDetails : messages.startOver}</Link>
          <Link href={signInHref}>{codeMessages.backToSignIn}</Link>
        </Inline>
      }
    >
      <AccountForm
        check={check}
        onSubmit={() => begun && confirm.mutate({ ...begun, otp, password: input?.password })}
        submit={{
          label: messages.confirm,
          // Also until the page changes after success.
          isPending: confirm.isPending || confirm.isSuccess,
        }}
        others={
          input
            ? [{ label: codeMessages.sendAgain, isPending: resend.isPending, onPress: sendAgain }]
            : []
        }
        news={resend.isSuccess && messages.codeSentAgain}
        failure={
          (confirm.isError &&
            (!input && hasCode(confirm.error, 'code_invalid')
              ? usedCode.refused
              : textOf(confirm.error, messages.confirmFailed))) ||
          (resend.isError && textOf(resend.error, messages.beginFailed))
        }
      >
        {(problems) => (
          <OneTimeCodeField
            label={messages.code}
            name="otp"
            length={codeLength}
            value={otp}
            onChange={setOtp}
            hint={codeMessages.codeHint(codeLength)}
            error={problems.otp}
            isRequired
          />
        )}
      </AccountForm>
    </AuthCard>
  )
}
