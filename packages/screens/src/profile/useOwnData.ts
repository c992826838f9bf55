import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { messageOf, statusOf } from '../adapters/errors.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { profileMessages } from './profile.messages.ts'
import { deletionErrors } from './profileErrors.ts'
import { saveFile } from './saveFile.ts'

/** Saves all that the site holds about the learner as a file. */
export function useExport() {
  const { user, clock } = useAdapters()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  return useMutation({
    mutationFn: async () => {
      const data = await user.exportData()
      saveFile(`my-data-${new Date(clock.now()).toISOString().slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2))
    },
    onSuccess: () => notify({ severity: 'success', message: messages.downloaded }),
    onError: (error) => {
      if (statusOf(error) !== 401) notify({ severity: 'error', message: messageOf(error, messages.downloadFailed) })
    },
  })
}

/** Deletes the learner's account, and what was typed here and not sent. */
export function useDeletion(onDeleted: () => void) {
  const { user, drafts } = useAdapters()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ password, deleteCredentials }: { password: string; deleteCredentials: boolean }) => user.deleteAccount(password, deleteCredentials),
    // It holds a password.
    gcTime: 0,
    onSuccess: () => {
      drafts.clear()
      notify({ severity: 'success', message: messages.deleted })
      onDeleted()
    },
  })
  return { submit: mutate, reset, isPending, errors: useMemo(() => deletionErrors(error, messages), [error, messages]) }
}
