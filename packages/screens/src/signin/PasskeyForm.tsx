import { useMessages } from '@rampart/ui/Language'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { hasCode } from '../adapters/errors.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountProblems } from './accountProblems.ts'
import type { FactorFormProps } from './CodeForm.tsx'
import { secondFactorMessages } from './secondFactor.messages.ts'
import { signInMessages } from './signIn.messages.ts'
import { useFinishWithPasskey } from './useFinishSignIn.ts'
import { signInErrorText } from './signInErrorText.ts'

/** Asks for a passkey of the account. After a cancel nothing has changed. */
export function PasskeyForm({ email, challenge, others, onOver }: FactorFormProps) {
  const finish = useFinishWithPasskey()
  const messages = useMessages(secondFactorMessages)
  const signIn = useMessages(signInMessages)
  const adapters = useMessages(adapterMessages)
  const textOf = useProblems(accountProblems)
  return (
    <AccountForm
      check={() => ({})}
      onSubmit={() =>
        finish.mutate(
          { email, challenge },
          {
            onError: (error) => {
              if (hasCode(error, 'challenge_over')) onOver(textOf(error))
            },
          },
        )
      }
      submit={{ label: messages.continueWithPasskey, isPending: finish.isPending }}
      others={others}
      failure={finish.isError && signInErrorText(finish.error, signIn, adapters, textOf)}
    >
      {() => null}
    </AccountForm>
  )
}
