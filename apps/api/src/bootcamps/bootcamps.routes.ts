import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import { deleteTaskFile, getTask, submitTask as submitTaskCall, uploadTaskFile } from '@rampart/contract/calls/bootcampTask'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { addressKey } from '../http/addressKey.ts'
import { route } from '../http/route.ts'
import { requestAccessLink } from './accessLink.service.ts'
import { admitUpload, keepTaskFile, removeTaskFile } from './taskFiles.service.ts'
import { readTask, submitTask } from './tasks.service.ts'

export function bootcampRoutes(app: FastifyInstance, { config, db, files, mails, now }: AppContext): void {
  const context = { db, files, mails, now, rateLimitScale: config.rateLimitScale }
  const withLog = ({ log }: { log: FastifyBaseLogger }) => ({ ...context, log })
  route(app, requestTaskAccess, async ({ body, request }) => {
    await requestAccessLink(context, body.bootcampId, body.email, addressKey(request.ip))
    return { message: 'If this address is registered for the bootcamp, an access link is on its way to it.' }
  })
  route(app, getTask, async ({ participant }) => {
    const { firstName, lastName, email, country } = participant
    return { data: { task: await readTask(db, participant.id), user: { firstName, lastName, email, country } } }
  })
  route(
    app,
    uploadTaskFile,
    async ({ participant, params, body, request }) => ({
      data: { file: await keepTaskFile(withLog(request), participant, params.fileKind, body.file) },
    }),
    { beforeForm: ({ participant, request }) => admitUpload(withLog(request), participant) },
  )
  route(app, deleteTaskFile, async ({ participant, params, request }) => {
    await removeTaskFile(withLog(request), participant, params.fileKind)
    return {}
  })
  route(app, submitTaskCall, async ({ participant, body, request }) => {
    const { bootcampFeedback } = body
    const answers = { bootcampFeedback, internshipInterest: body.internshipInterest === 'true', mentorshipInterest: body.mentorshipInterest === 'true' }
    const data = await submitTask(context, participant, answers)
    request.log.info({ event: 'task_submitted', participantId: participant.id }, 'task submitted')
    return { data }
  })
}
