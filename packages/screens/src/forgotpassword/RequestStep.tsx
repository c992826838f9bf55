import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import { Alert } from '@rampart/ui/Alert'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { ruleMessages } from '../rules/rules.messages.ts'
import { ruleText } from '../rules/ruleText.ts'
import { focusFirstProblem, problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx'
import { useSendCode } from './useResetPassword.ts'

interface RequestStepProps extends Pick<ForgotPasswordScreenProps, 'signInHref' | 'onSent'> {
  email: string
  onEmailChange: (email: string) => void
}

/** Asks for the address that a code shall be sent to. */
export function RequestStep({ email, onEmailChange, signInHref, onSent }: RequestStepProps) {
  const [problems, setProblems] = useState<FormProblems>({})
  const send = useSendCode()
  const messages = useMessages(forgotPasswordMessages)
  const rules = useMessages(ruleMessages)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    const address = email.trim()
    const found = problemsOf({ email: ruleText(accessEmailProblem(address), rules) })
    setProblems(found)
    if (focusFirstProblem(event.currentTarget, found)) return
    send.mutate(address, { onSuccess: (message) => onSent({ email: address, message }) })
  }

  return (
    <AuthCard
      title={messages.requestTitle}
      eyebrow={messages.requestStep}
      lead={messages.requestLead}
      footer={<Link href={signInHref}>{messages.backToSignIn}</Link>}
    >
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label={messages.email}
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
              {messageOf(send.error, messages.sendFailed)}
            </Alert>
          )}
          <Button type="submit" width="full" isPending={send.isPending}>
            {messages.sendCode}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
