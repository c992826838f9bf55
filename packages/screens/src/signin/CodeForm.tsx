import { useMessages } from '@rampart/ui/Language'
import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { TextField } from '@rampart/ui/TextField'
import { useRef, useState } from 'react'
import type { CodeMethod } from '../adapters/adapters.ts'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { AdapterError, hasCode } from '../adapters/errors.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from './AccountForm.tsx'
import type { OtherAction } from './AccountForm.tsx'
import { accountProblems } from './accountProblems.ts'
import { factorProblem, totpLength } from './factorRules.ts'
import { problemsOf } from './formProblems.ts'
import { secondFactorMessages } from './secondFactor.messages.ts'
import { signInMessages } from './signIn.messages.ts'
import { useFinishSignIn } from './useFinishSignIn.ts'
import { signInErrorText } from './signInErrorText.ts'

/** The props that the forms of the second step share. */
export interface FactorFormProps {
  email: string
  /** Challenge of the pending sign-in. */
  challenge: string
  /** Other ways to complete the sign-in. */
  others: readonly OtherAction[]
  /** Called when this sign-in has ended, with the reason. */
  onOver: (reason?: string) => void
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({
  email,
  challenge,
  method,
  others,
  onOver,
}: FactorFormProps & { method: CodeMethod }) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const finish = useFinishSignIn()
  const messages = useMessages(secondFactorMessages)
  const signIn = useMessages(signInMessages)
  const adapters = useMessages(adapterMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  const wrongCode =
    finish.error instanceof AdapterError && finish.error.fieldErrors.length > 0
      ? textOf(finish.error)
      : undefined
  const send = () =>
    finish.mutate(
      { email, challenge, method, code },
      {
        onError: (error) => {
          if (hasCode(error, 'challenge_over')) onOver(textOf(error))
          else field.current?.focus()
        },
      },
    )
  return (
    <AccountForm
      check={() => {
        finish.reset()
        return problemsOf({ code: factorProblem(method, code, fields) })
      }}
      onSubmit={send}
      submit={{ label: signIn.signIn, isPending: finish.isPending }}
      others={others}
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
          value: code,
          onChange: setCode,
          error: problems.code ?? wrongCode,
          isRequired: true,
        }
        return method === 'totp' ? (
          <OneTimeCodeField
            {...shared}
            label={messages.code}
            hint={messages.codeHint}
            length={totpLength}
          />
        ) : (
          <TextField
            {...shared}
            label={messages.recoveryCode}
            hint={messages.recoveryHint}
            family="mono"
            autoComplete="off"
          />
        )
      }}
    </AccountForm>
  )
}
