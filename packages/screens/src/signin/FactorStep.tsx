import type { FactorMethod, PendingSignIn } from '@rampart/contract/entities/secondFactor'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { TextField } from '@rampart/ui/TextField'
import { useRef, useState } from 'react'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { AdapterError } from '../adapters/errors.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountProblems } from './accountProblems.ts'
import { factorProblem, totpLength } from './factorRules.ts'
import { problemsOf } from './formProblems.ts'
import { secondFactorMessages } from './secondFactor.messages.ts'
import { signInMessages } from './signIn.messages.ts'
import { useFinishSignIn } from './useFinishSignIn.ts'
import { signInErrorText } from './useSignIn.ts'

interface FactorStepProps {
  email: string
  pending: PendingSignIn
  /** What is asked for. */
  method: FactorMethod
  onMethodChange: (method: FactorMethod) => void
  /** Back to the password; with the reason where this sign-in has ended. */
  onBack: (reason?: string) => void
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function FactorStep({ email, pending, method, onMethodChange, onBack }: FactorStepProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const finish = useFinishSignIn()
  const messages = useMessages(secondFactorMessages)
  const signIn = useMessages(signInMessages)
  const adapters = useMessages(adapterMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  const other = pending.methods.find((offered) => offered !== method)
  const wrongCode =
    finish.error instanceof AdapterError && finish.error.fieldErrors.length > 0
      ? textOf(finish.error)
      : undefined
  const wording =
    method === 'totp'
      ? { lead: messages.totpLead, label: messages.code, hint: messages.codeHint }
      : {
          lead: messages.recoveryLead,
          label: messages.recoveryCode,
          hint: messages.recoveryHint,
        }
  const switchMethod = () => {
    finish.reset()
    setCode('')
    if (other) onMethodChange(other)
  }
  const send = () =>
    finish.mutate(
      { email, challenge: pending.challenge, method, code },
      {
        onError: (error) => {
          if (error instanceof AdapterError && error.code === 'challenge_over')
            onBack(textOf(error))
          else field.current?.focus()
        },
      },
    )
  return (
    <AuthCard
      title={messages.factorTitle}
      eyebrow={messages.factorStep}
      lead={wording.lead}
      footer={
        <Inline justify="center">
          <Button variant="plain" size="small" onPress={() => onBack()}>
            {messages.backToPassword}
          </Button>
        </Inline>
      }
    >
      <AccountForm
        key={method}
        check={() => {
          finish.reset()
          return problemsOf({ code: factorProblem(method, code, fields) })
        }}
        onSubmit={send}
        submit={{ label: signIn.signIn, isPending: finish.isPending }}
        again={
          other && {
            label: other === 'totp' ? messages.useApp : messages.useRecoveryCode,
            isPending: false,
            onPress: switchMethod,
          }
        }
        failure={
          finish.isError &&
          wrongCode === undefined &&
          signInErrorText(finish.error, signIn, adapters, textOf)
        }
      >
        {(problems) => {
          const shared = {
            ref: field,
            name: 'code',
            label: wording.label,
            hint: wording.hint,
            value: code,
            onChange: setCode,
            error: problems.code ?? wrongCode,
            isRequired: true,
          }
          return method === 'totp' ? (
            <OneTimeCodeField {...shared} length={totpLength} />
          ) : (
            <TextField {...shared} family="mono" autoComplete="off" />
          )
        }}
      </AccountForm>
    </AuthCard>
  )
}
