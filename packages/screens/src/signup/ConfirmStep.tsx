import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { Link } from '@rampart/ui/Link'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { Stack } from '@rampart/ui/Stack'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { codeLength, codeProblem } from '../forgotpassword/resetRules.ts'
import { focusFirstProblem, problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import { signUpDetails } from './signUpRules.ts'
import type { SignUpInput } from './signUpRules.ts'
import type { SignUpScreenProps } from './SignUpScreen.tsx'
import { signUpTexts, useConfirmSignUp, useSignUp } from './useSignUp.ts'

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
  // Until the page moves on after success, too.
  const isConfirming = confirm.isPending || confirm.isSuccess
  const isPending = isConfirming || resend.isPending

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || !begun) return
    resend.reset()
    confirm.reset()
    const found = problemsOf({ otp: codeProblem(otp) })
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

  const failure =
    (confirm.isError && messageOf(confirm.error, signUpTexts.confirmFailed)) || (resend.isError && messageOf(resend.error, signUpTexts.beginFailed))

  return (
    <AuthCard
      title="Confirm Your Email"
      eyebrow="Step 2 of 2"
      lead={begun && `We mailed a code to ${begun.email}. If the address has an account already, the mail says so.`}
      footer={
        <Inline gap={4} justify="between">
          <Link href={detailsHref}>{input ? 'Change your details' : 'No code? Start over'}</Link>
          <Link href={signInHref}>Back to Sign In</Link>
        </Inline>
      }
    >
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          {resend.isSuccess && (
            <Alert tone="success" role="status">
              A new code is on its way. Only the newest one works.
            </Alert>
          )}
          <OneTimeCodeField
            label="Confirmation code"
            name="otp"
            length={codeLength}
            value={otp}
            onChange={setOtp}
            hint={`The ${codeLength} digits from the mail.`}
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
              Confirm
            </Button>
            {input && (
              <Button variant="plain" width="full" onPress={sendAgain} isPending={resend.isPending}>
                Send a new code
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </AuthCard>
  )
}
