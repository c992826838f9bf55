import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import { bootcampNotFoundMessage, isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import { deleteTaskFile, getTask, submitTask, uploadTaskFile } from '@rampart/contract/calls/bootcampTask'
import { parseArtworkPath } from '@rampart/contract/rules/artwork'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import { participant } from '@rampart/screens/testing/bootcampFixtures.ts'
import { taskServer } from '@rampart/screens/testing/taskServer.ts'
import type { TaskServer } from '@rampart/screens/testing/taskServer.ts'
import { drawArtwork } from '@rampart/ui/artwork'
import { http, HttpResponse } from 'msw'
import { answer, failure } from './answer.ts'

/** The calls about a participant's task, over a server whose task a story changes. */
export function taskHandlers(server: TaskServer) {
  return [
    answer(getTask, () => ({ data: { task: server.read(), user: participant } })),
    answer(uploadTaskFile, ({ params, body }) => refusing(() => ({ data: { file: server.upload(params.fileKind, body.file) } }))),
    answer(deleteTaskFile, ({ params }) =>
      refusing(() => {
        server.remove(params.fileKind)
        return {}
      }),
    ),
    answer(submitTask, ({ body }) => {
      const { internshipInterest, mentorshipInterest, bootcampFeedback } = body
      return refusing(() => ({
        data: server.submit({ internshipInterest: internshipInterest === 'true', mentorshipInterest: mentorshipInterest === 'true', bootcampFeedback }),
      }))
    }),
  ]
}

/** What the server in memory refuses, as an answer. */
function refusing<T>(act: () => T) {
  try {
    return act()
  } catch (error) {
    if (error instanceof AdapterError && (error.status === 400 || error.status === 409)) return failure(error.status, error.message)
    throw error
  }
}

/** The calls of bootcamps' participants. */
export const bootcampHandlers = [
  // The pictures of the entries, which are built into the site, as its server draws them.
  http.get('/art/*', ({ request }) => {
    const subject = parseArtworkPath(new URL(request.url).pathname)
    return subject ? new HttpResponse(drawArtwork(subject), { headers: { 'content-type': 'image/svg+xml' } }) : new HttpResponse(null, { status: 404 })
  }),
  answer(requestTaskAccess, ({ body }) =>
    isBootcampSlug(body.bootcampId)
      ? { message: 'If this address is registered for the bootcamp, an access link is on its way to it.' }
      : failure(404, bootcampNotFoundMessage),
  ),
  ...taskHandlers(taskServer()),
]
