import type { EditableField } from '@rampart/contract/calls/user'
import type { UserProfile } from '@rampart/contract/entities/userProfile'
import { useMessages } from '@rampart/ui/Language'
import type { ProfileFormField } from '@rampart/ui/ProfileForm'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { isSessionOver } from '../adapters/errors.ts'
import { writeQuery } from '../adapters/writeQuery.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { accountProblems } from '../signin/accountProblems.ts'
import { profileMessages } from './profile.messages.ts'
import { changesTo, profileDraftKey, readProfileDraft } from './profileDraft.ts'
import type { ProfileDraft } from './profileDraft.ts'
import { profileErrors } from './profileErrors.ts'

/** Query key of the learner's profile. */
export const profileKey = ['own', 'profile'] as const

/** The learner's profile; if it could not be loaded, a notice says so (specification §7). */
export function useProfile() {
  const { user } = useAdapters()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  const query = useQuery({
    queryKey: profileKey,
    queryFn: () => user.profile(),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })
  const hasFailed = query.isLoadingError && !isSessionOver(query.error)
  useEffect(() => {
    if (!hasFailed) return undefined
    const about = 'profile'
    notify({ about, tone: 'critical', message: messages.loadFailedNotice })
    return () => notify({ about })
  }, [hasFailed, notify, messages])
  return query
}

/**
 * The profile while it is being changed. Typed text survives a failure and a reload until it is
 * saved or discarded (specification §7, §8).
 */
export function useProfileForm(profile: UserProfile) {
  const { user, drafts } = useAdapters()
  const queries = useQueryClient()
  const notify = useNotify()
  const messages = useMessages(profileMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  const [draft, setDraft] = useState(() => readProfileDraft(drafts.read(profileDraftKey)))
  const changes = changesTo(profile, draft)
  const hasChanges = Object.keys(changes).length > 0

  const keep = (next: ProfileDraft) => {
    setDraft(next)
    if (Object.keys(next).length > 0) drafts.write(profileDraftKey, JSON.stringify(next))
    else drafts.remove(profileDraftKey)
  }
  const { mutate, reset, isPending, error } = useMutation({
    // The call takes all fields: the others are sent with their current values, as another tab or
    // device may have changed them since they were read.
    mutationFn: async (changed: ProfileDraft) =>
      user.updateProfile({ ...(await user.profile()), ...changed }),
    onSuccess: (kept, changed) => {
      writeQuery(queries, profileKey, () => kept)
      // Text that was typed during the save is not saved yet.
      keep(changesTo({ ...kept, ...changed }, draft))
      notify({ tone: 'success', message: messages.updated })
    },
  })
  const errors = useMemo(() => profileErrors(error, messages, textOf), [error, messages, textOf])

  return {
    values: { ...profile, ...changes },
    hasChanges,
    errors,
    isPending,
    change: (field: ProfileFormField, value: string) => {
      if (field !== 'email')
        keep(changesTo(profile, { ...draft, [field satisfies EditableField]: value }))
    },
    discard: () => {
      reset()
      keep({})
    },
    submit: () => {
      if (hasChanges) mutate(changes)
      else notify({ tone: 'info', message: messages.unchanged })
    },
  }
}
