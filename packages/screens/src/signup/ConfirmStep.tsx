import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { Stack } from '@rampart/ui/Stack'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { forgotPasswordMessages } from '../forgotpassword/forgotPassword.messages.ts'
import { codeLength, codeProblem } from '../forgotpassword/resetRules.ts'
import { focusFirstProblem, problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import { signUpMessages } from './signUp.messages.ts'
import { signUpDetails } from './signUpRules.ts'
import type { SignUpInput } from './signUpRules.ts'
import type { SignUpScreenProps } from './SignUpScreen.tsx'
import { useConfirmSignUp, useSignUp } from './useSignUp.ts'

interface ConfirmStepProps extends Pick<SignUpScreenProps, 'begun' | 'signInHref' | 'detailsHref' | 'onBegun' | 'onConfirmed'> {
  /** What was typed in the first step; gone after a reload. */
  input: SignUpInput | undefined
}

/** Asks for the mailed code. */
export function ConfirmStep({ begun, input, signInHref, detailsHref, onBegun, onConfirmed }: ConfirmStepProps) {
  const [otp, setOtp] = useState('')
  const [problems, setProblems] = useState<FormProblems>({})
  const resend = useSignUp()
  const confirm = useConfirmSignUp(onConfirmed)
  const messages = useMessages(signUpMessages)
  const codeMessages = useMessages(forgotPasswordMessages)
  // Until the page moves on after success, too.
  const isConfirming = confirm.isPending || confirm.isSuccess
  const isPending = isConfirming || resend.isPending

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || !begun) return
    resend.reset()
    confirm.reset()
    const found = problemsOf({ otp: codeProblem(otp, codeMessages) })
    setProblems(found)
    if (!focusFirstProblem(event.currentTarget, found)) confirm.mutate({ ...begun, otp, password: input?.password })
  }
  const sendAgain = () => {
    if (isPending || !input) return
    confirm.reset()
    setProblems({})
    setOtp('')
    const details = signUpDetails(input)
    resend.mutate(details, { onSuccess: (registration) => onBegun({ registration, email: details.email }) })
  }

  const failure = (confirm.isError && messageOf(confirm.error, messages.confirmFailed)) || (resend.isError && messageOf(resend.error, messages.beginFailed))

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
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          {resend.isSuccess && (
            <Alert tone="success" role="status">
              {messages.codeSentAgain}
            </Alert>
          )}
          <OneTimeCodeField
            label={messages.code}
            name="otp"
            length={codeLength}
            value={otp}
            onChange={setOtp}
            hint={codeMessages.codeHint(codeLength)}
            error={problems['otp']}
            isRequired
          />
          {failure && (
            <Alert tone="critical" role="alert">
              {failure}
            </Alert>
          )}
          <Stack gap={2}>
            <Button type="submit" width="full" isPending={isConfirming}>
              {messages.confirm}
            </Button>
            {input && (
              <Button variant="plain" width="full" onPress={sendAgain} isPending={resend.isPending}>
                {codeMessages.sendAgain}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </AuthCard>
  )
}
