import {
  maxEmailLength,
  maxInvitationLength,
  maxNameLength,
} from '@rampart/contract/rules/fieldLimits'
import { Grid } from '@rampart/ui/Grid'
import { useMessages } from '@rampart/ui/Language'
import { PasswordField } from '@rampart/ui/PasswordField'
import { TextField } from '@rampart/ui/TextField'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { AccountForm } from '../signin/AccountForm.tsx'
import { accountProblems } from '../signin/accountProblems.ts'
import { forgotPasswordMessages } from '../forgotpassword/forgotPassword.messages.ts'
import { signUpMessages } from './signUp.messages.ts'
import { signUpDetails, signUpProblems } from './signUpRules.ts'
import type { SignUpInput } from './signUpRules.ts'
import type { BegunSignUp } from './SignUpScreen.tsx'
import { useSignUp } from './useSignUp.ts'

interface DetailsFormProps {
  /** Whether an invitation is needed. */
  setting: 'open' | 'invitation'
  input: SignUpInput
  onInputChange: (change: (input: SignUpInput) => SignUpInput) => void
  onBegun: (begun: BegunSignUp) => void
}

/** Asks for the details of a new account. What was typed stays after a failure. */
export function DetailsForm({ setting, input, onInputChange, onBegun }: DetailsFormProps) {
  const signUp = useSignUp()
  const messages = useMessages(signUpMessages)
  const passwords = useMessages(forgotPasswordMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(accountProblems, fieldMessages)

  const submit = () => signUp.mutate(signUpDetails(input), { onSuccess: (begun) => onBegun(begun) })

  return (
    <AccountForm
      check={() => signUpProblems(input, setting, { messages, passwords, fields })}
      onSubmit={submit}
      submit={{ label: messages.create, isPending: signUp.isPending }}
      failure={signUp.isError && textOf(signUp.error, messages.beginFailed)}
    >
      {(problems) => {
        const field = (name: keyof SignUpInput) => ({
          name,
          value: input[name],
          error: problems[name],
          isRequired: true,
          onChange: (value: string) => onInputChange((current) => ({ ...current, [name]: value })),
        })
        return (
          <>
            <Grid columns={2} gap={5}>
              <TextField
                label={messages.firstName}
                autoComplete="given-name"
                maxLength={maxNameLength}
                {...field('firstName')}
              />
              <TextField
                label={messages.lastName}
                autoComplete="family-name"
                maxLength={maxNameLength}
                {...field('lastName')}
              />
            </Grid>
            <TextField
              label={messages.email}
              type="email"
              autoComplete="username"
              maxLength={maxEmailLength}
              {...field('email')}
            />
            <PasswordField
              label={messages.password}
              autoComplete="new-password"
              hint={passwords.passwordHint}
              {...field('password')}
            />
            {setting === 'invitation' && (
              <TextField
                label={messages.invitation}
                family="mono"
                autoComplete="off"
                maxLength={maxInvitationLength}
                hint={messages.invitationHint}
                {...field('invitation')}
              />
            )}
          </>
        )
      }}
    </AccountForm>
  )
}
