import { useMessages } from '@rampart/ui/Language'
import type { PasswordFormValues } from '@rampart/ui/PasswordForm'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { useSessionStore } from '../session/SessionProvider.tsx'
import { accountProblems } from '../signin/accountProblems.ts'
import { profileMessages } from './profile.messages.ts'
import { passwordErrors, passwordProblems } from './profileErrors.ts'

const empty: PasswordFormValues = { oldPassword: '', newPassword: '', confirmation: '' }

/**
 * A change of the password. It ends every session; this browser goes on with the token of the
 * response (specification §5, §7, §8).
 */
export function usePasswordForm() {
  const { user } = useAdapters()
  const session = useSessionStore()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Partial<PasswordFormValues>>()
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordFormValues) =>
      user.changePassword(oldPassword, newPassword),
    // Not to be remembered longer than it takes.
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
