import { creditLedger } from '@rampart/contract/calls/credits'
import { endLabSession, extendLabSession, getLab, getLabSession, listLabSessions, startLab } from '@rampart/contract/calls/lab'
import { lab } from '@rampart/screens/testing/labFixtures.ts'
import type { LabServer } from '@rampart/screens/testing/labServer.ts'
import { answer, failure } from './answer.ts'

const absent = failure(404, 'This lab session does not exist.')
const over = failure(409, 'This lab session has ended already.')

/** The calls about labs over a server whose sessions a story moves on. */
export const labHandlers = (server: LabServer) => [
  answer(getLab, ({ params }) => (params.labPath === lab.path ? { data: lab } : failure(404, 'This lab does not exist.'))),
  answer(listLabSessions, () => ({ data: server.sessions() })),
  answer(getLabSession, ({ params }) => {
    const data = server.session(params.sessionId)
    return data ? { data } : absent
  }),
  answer(startLab, ({ body }) => ({ message: 'Lab session started.', data: { _id: server.start(body.configuration.duration) } })),
  answer(endLabSession, ({ params }) => (server.end(params.sessionId) ? { message: 'Lab session ended.' } : over)),
  answer(extendLabSession, ({ params, body }) => {
    const data = server.extend(params.sessionId, body.duration)
    return data ? { message: 'Lab session extended.', data } : over
  }),
  answer(creditLedger, () => ({ data: server.credits() })),
]
