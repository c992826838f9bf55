import { useAdapters } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { isSessionOver } from '@rampart/screens/adapters/errors.ts'
import { useNotify } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { adoptPreferences, noteSaved, usePreferences } from './preferences.ts'
import { preferencesSyncMessages } from './PreferencesSync.messages.ts'

const preferencesKey = ['own', 'preferences'] as const

/**
 * Keeps the settings in the browser and in the signed-in learner's account the same: the latest
 * choice counts, on any device. Shows nothing.
 */
export function PreferencesSync() {
  const { user } = useAdapters()
  const notify = useNotify()
  const { notSaved } = useMessages(preferencesSyncMessages)
  const queries = useQueryClient()
  const { theme, motion, isUnsaved } = usePreferences()
  const { data: kept } = useQuery({
    queryKey: preferencesKey,
    queryFn: () => user.preferences(),
    // The learner did not ask for this call, so its failure must not lead to signing in.
    meta: { public: true },
    enabled: !isUnsaved,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })
  const { mutate: save } = useMutation({
    // One after another, so that the last choice is the one that stays.
    scope: { id: 'preferences' },
    mutationFn: user.savePreferences,
    meta: { public: true },
    // A response from before the choice would undo it.
    onMutate: () => queries.cancelQueries({ queryKey: preferencesKey }),
    onSuccess: (saved) => {
      queries.setQueryData(preferencesKey, saved)
      noteSaved(saved)
    },
    onError: (error) => {
      if (isSessionOver(error)) return
      notify({ tone: 'caution', message: notSaved })
    },
  })
  useEffect(() => {
    if (isUnsaved) save({ theme, motion })
  }, [isUnsaved, theme, motion, save])
  useEffect(() => {
    if (kept && !isUnsaved) adoptPreferences(kept)
  }, [kept, isUnsaved])
  return null
}
