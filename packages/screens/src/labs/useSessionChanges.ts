import type { LabSession } from '@rampart/contract/entities/labSession'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { writeQuery } from '../adapters/writeQuery.ts'
import { creditsKey, sessionKey, sessionsKey } from './labQueries.ts'

/** Keeps what is known of the learner's sessions right after a change. */
export function useSessionChanges() {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      /** Shows a session as it is now, before the server is asked again. */
      show: (session: LabSession) => {
        writeQuery(queries, sessionKey(session._id), () => session)
        writeQuery<LabSession[]>(queries, sessionsKey, (list) =>
          list?.map((known) => (known._id === session._id ? session : known)),
        )
      },
      /**
       * Asks the server again for sessions and credits; responses that are on their way are not
       * waited for.
       */
      refresh: () => {
        for (const queryKey of [sessionsKey, ['own', 'labSession'], creditsKey])
          void queries.invalidateQueries({ queryKey })
      },
    }),
    [queries],
  )
}
