import { useSessionStore } from '@rampart/screens/session/SessionProvider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Data that was read for a person is removed when the person leaves, in any way: no other person at
 * this screen may see it.
 */
export function useForgetPerson(): void {
  const session = useSessionStore()
  const queries = useQueryClient()
  useEffect(() => {
    let owner = session.owner()
    return session.subscribe(() => {
      if (session.owner() === owner) return
      owner = session.owner()
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'own' })
    })
  }, [session, queries])
}

/**
 * A key for the parts that show a person's data. It changes when another person takes over at once,
 * from another tab: then those parts start again, as they are not told that their queries were
 * removed.
 */
export function usePersonKey(): number {
  const session = useSessionStore()
  const owner = useSyncExternalStore(session.subscribe, session.owner, () => undefined)
  const [person, setPerson] = useState({ owner, key: 0 })
  if (owner !== person.owner)
    setPerson({ owner, key: owner && person.owner ? person.key + 1 : person.key })
  return person.key
}
