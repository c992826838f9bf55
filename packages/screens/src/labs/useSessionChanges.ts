import type { LabSession } from '@rampart/contract/entities/labSession'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { writeQuery } from '../adapters/writeQuery.ts'
import { creditsKey, sessionKey, sessionsKey } from './labQueries.ts'

/** Updates the known sessions of the learner after a change. */
export function useSessionChanges() {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      /** Shows the current state of a session, before the server is called again. */
      show: (session: LabSession) => {
        writeQuery(queries, sessionKey(session._id), () => session)
        writeQuery<LabSession[]>(queries, sessionsKey, (list) =>
          list?.map((known) => (known._id === session._id ? session : known)),
        )
      },
      /** Reads sessions and credits again; responses that are under way are ignored. */
      refresh: () => {
        for (const queryKey of [sessionsKey, ['own', 'labSession'], creditsKey])
          void queries.invalidateQueries({ queryKey })
      },
    }),
    [queries],
  )
}
