import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { isSessionOver } from '../adapters/errors.ts'
import { mayBeDone } from '../adapters/mayBeDone.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { accountProblems } from '../signin/accountProblems.ts'
import { profileMessages } from './profile.messages.ts'
import { deletionErrors } from './profileErrors.ts'
import { saveFile } from '../clipboard/saveFile.ts'

/** Saves all data that the site has about the learner as a file. */
export function useExport() {
  const { user, clock } = useAdapters()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  const textOf = useProblems()
  return useMutation({
    mutationFn: async () => {
      const data = await user.exportData()
      saveFile(
        `my-data-${new Date(clock.now()).toISOString().slice(0, 10)}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      )
    },
    onSuccess: () => notify({ about: 'export', tone: 'success', message: messages.downloaded }),
    onError: (error) => {
      const message = textOf(error, messages.downloadFailed)
      if (message) notify({ about: 'export', tone: 'critical', message })
    },
  })
}

/** Deletes the learner's account, and typed text that was not sent. */
export function useDeletion(onDeleted: () => void) {
  const { user, drafts } = useAdapters()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({
      password,
      deleteCredentials,
    }: {
      password: string
      deleteCredentials: boolean
    }) =>
      user.deleteAccount(password, deleteCredentials).catch(async (failure: unknown) => {
        // If only the response was lost, the session has ended with the account.
        const isDeleted =
          mayBeDone(failure) && (await user.profile().then(() => false, isSessionOver))
        if (!isDeleted) throw failure
      }),
    // It contains a password.
    gcTime: 0,
    onSuccess: () => {
      drafts.clear()
      notify({ tone: 'success', message: messages.deleted })
      onDeleted()
    },
  })
  return {
    submit: mutate,
    reset,
    isPending,
    errors: useMemo(() => deletionErrors(error, messages, textOf), [error, messages, textOf]),
  }
}
