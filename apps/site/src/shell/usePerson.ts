import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TokenSession } from '../session.ts'

/**
 * What was read for a person goes when the person does, however that comes about: no other person
 * at this screen may see it. Returns a key for the page, which changes when another person takes
 * over at once, from another tab: then the page starts again.
 */
export function usePerson(session: TokenSession): number {
  const queries = useQueryClient()
  useEffect(() => {
    let owner = session.owner()
    return session.subscribe(() => {
      if (session.owner() === owner) return
      owner = session.owner()
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'own' })
    })
  }, [session, queries])

  const owner = useSyncExternalStore(session.subscribe, session.owner, () => undefined)
  const [person, setPerson] = useState({ owner, key: 0 })
  if (owner !== person.owner)
    setPerson({ owner, key: owner && person.owner ? person.key + 1 : person.key })
  return person.key
}
