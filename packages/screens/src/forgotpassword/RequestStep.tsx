import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import { maxEmailLength } from '@rampart/contract/rules/fieldLimits'
import { AuthCard } from '@rampart/ui/AuthCard'
import { useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { TextField } from '@rampart/ui/TextField'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from '../signin/AccountForm.tsx'
import { accountProblems } from '../signin/accountProblems.ts'
import { problemsOf } from '../signin/formProblems.ts'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx'
import { useSendCode } from './useResetPassword.ts'

interface RequestStepProps extends Pick<ForgotPasswordScreenProps, 'signInHref' | 'onSent'> {
  email: string
  onEmailChange: (email: string) => void
}

/** Asks for the address that a code is sent to. */
export function RequestStep({ email, onEmailChange, signInHref, onSent }: RequestStepProps) {
  const send = useSendCode()
  const messages = useMessages(forgotPasswordMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  const address = email.trim()

  const check = () => {
    const problem = accessEmailProblem(address)
    return problemsOf({ email: problem && fields[problem] })
  }
  const submit = () =>
    send.mutate(address, { onSuccess: (reset) => onSent({ email: address, reset }) })

  return (
    <AuthCard
      title={messages.requestTitle}
      eyebrow={messages.requestStep}
      lead={messages.requestLead}
      footer={<Link href={signInHref}>{messages.backToSignIn}</Link>}
    >
      <AccountForm
        check={check}
        onSubmit={submit}
        submit={{ label: messages.sendCode, isPending: send.isPending }}
        failure={send.isError && textOf(send.error, messages.sendFailed)}
      >
        {(problems) => (
          <TextField
            label={messages.email}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={maxEmailLength}
            value={email}
            onChange={onEmailChange}
            error={problems.email}
            isRequired
          />
        )}
      </AccountForm>
    </AuthCard>
  )
}
