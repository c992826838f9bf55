import type { SignInSession } from '@rampart/contract/entities/signInSession'
import { useMessages } from '@rampart/ui/Language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { writeQuery } from '../adapters/writeQuery.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { useSessionStore } from '../session/SessionProvider.tsx'
import { securityMessages } from './security.messages.ts'

const about = 'sessions'

const sessionsKey = ['own', 'sessions'] as const

/** The devices on which the learner is signed in, and functions to sign them out. */
export function useSessions() {
  const { security } = useAdapters()
  const store = useSessionStore()
  const queries = useQueryClient()
  const notify = useNotify()
  const messages = useMessages(securityMessages)
  const textOf = useProblems()
  const query = useQuery({ queryKey: sessionsKey, queryFn: () => security.sessions() })
  const keep = (isKept: (session: SignInSession) => boolean) =>
    writeQuery<SignInSession[]>(queries, sessionsKey, (sessions) => sessions?.filter(isKept))
  const onError = (error: Error) => {
    const message = textOf(error, messages.failed)
    if (message) notify({ about, tone: 'critical', message })
  }
  const ending = useMutation({
    mutationFn: (id: string) => security.endSession(id),
    onSuccess: (_answer, id) => {
      keep(({ _id }) => _id !== id)
      notify({ about, tone: 'success', message: messages.ended })
    },
    onError,
  })
  const endingOthers = useMutation({
    mutationFn: () => security.endOtherSessions(),
    onMutate: () => store.owner(),
    onSuccess: (token, _none, owner) => {
      // The learner has logged out meanwhile, or another one has signed in.
      if (store.owner() !== owner) return
      store.signIn(token)
      keep(({ isCurrent }) => isCurrent)
      notify({ about, tone: 'success', message: messages.othersEnded })
    },
    onError,
  })
  return {
    query,
    /** The id of the one that is being ended. */
    endingId: ending.isPending ? ending.variables : undefined,
    end: ending.mutate,
    isEndingOthers: endingOthers.isPending,
    endOthers: () => endingOthers.mutate(),
  }
}
