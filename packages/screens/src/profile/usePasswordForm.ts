import type { UserProfile } from '@rampart/contract/entities/userProfile'
import { useMessages } from '@rampart/ui/Language'
import type { PasswordFormValues } from '@rampart/ui/PasswordForm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { isSessionOver } from '../adapters/errors.ts'
import { mayBeDone } from '../adapters/mayBeDone.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { useSessionStore } from '../session/SessionProvider.tsx'
import { accountProblems } from '../signin/accountProblems.ts'
import { profileMessages } from './profile.messages.ts'
import { passwordErrors, passwordProblems } from './profileErrors.ts'
import { profileKey } from './useProfile.ts'

const empty: PasswordFormValues = { oldPassword: '', newPassword: '', confirmation: '' }

/**
 * Changes the password. That ends every session; this browser continues with the token of the
 * response (specification §5, §7, §8). If that response was lost, the next try has no session any
 * more: signing in with the new password returns a token.
 */
export function usePasswordForm() {
  const { account, user } = useAdapters()
  const queries = useQueryClient()
  const session = useSessionStore()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Partial<PasswordFormValues>>()
  /** The response to a try was lost. */
  const isLost = useRef(false)
  const signInAgain = async (password: string) => {
    const email = queries.getQueryData<UserProfile>(profileKey)?.email
    const answer = email && (await account.signIn(email, password).catch(() => undefined))
    // With a second factor the page for signing in is needed.
    return typeof answer === 'string' ? answer : undefined
  }
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordFormValues) =>
      user.changePassword(oldPassword, newPassword).catch(async (error: unknown) => {
        const mayBeSet = isLost.current && isSessionOver(error)
        isLost.current = mayBeDone(error)
        const token = mayBeSet && (await signInAgain(newPassword))
        if (!token) throw error
        return token
      }),
    // Not stored longer than needed.
    gcTime: 0,
    onMutate: () => session.owner(),
    onSuccess: (token, _values, owner) => {
      // The learner has logged out meanwhile, or another one has signed in.
      if (session.owner() !== owner) return
      session.signIn(token)
      setValues(empty)
      reset()
      notify({ tone: 'success', message: messages.passwordUpdated })
    },
  })
  const refusal = useMemo(() => passwordErrors(error, messages, textOf), [error, messages, textOf])

  return {
    values,
    errors: problems ? { fields: problems } : refusal,
    isPending,
    change: (field: keyof PasswordFormValues, value: string) =>
      setValues({ ...values, [field]: value }),
    submit: () => {
      const found = passwordProblems(values, messages, fields)
      setProblems(found)
      if (found) reset()
      else mutate(values)
    },
  }
}
