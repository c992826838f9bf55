import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import {
  deleteTaskFile,
  getTask,
  submitTask as submitTaskCall,
  uploadTaskFile,
} from '@rampart/contract/calls/bootcampTask'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { addressKey } from '../http/addressKey.ts'
import { addressScale } from '../http/addressScale.ts'
import { route } from '../http/route.ts'
import { requestAccessLink } from './accessLink.service.ts'
import { admitUpload, keepTaskFile, removeTaskFile } from './taskFiles.service.ts'
import { readTask, submitTask } from './tasks.service.ts'

export function bootcampRoutes(
  app: FastifyInstance,
  { config, db, files, mails, now }: AppContext,
): void {
  const { rateLimitScale } = config
  const scales = { rateLimitScale, addressScale: addressScale(config) }
  const context = { config, db, files, mails, now, ...scales }
  const withLog = ({ log }: { log: FastifyBaseLogger }) => ({ ...context, log })
  route(app, requestTaskAccess, async ({ body, request, refuse }) => {
    const address = addressKey(request.ip)
    await requestAccessLink(context, body.bootcampId, body.email, address, refuse)
    return {
      message:
        'If this address is registered for the bootcamp, an access link is on its way to it.',
    }
  })
  route(app, getTask, async ({ participant }) => {
    const { firstName, lastName, email, country } = participant
    return {
      data: {
        task: await readTask(db, participant.id),
        user: { firstName, lastName, email, country },
      },
    }
  })
  route(
    app,
    uploadTaskFile,
    async ({ participant, params, body, request, refuse }) => {
      const upload = { kind: params.fileKind, file: body.file }
      return { data: { file: await keepTaskFile(withLog(request), participant, upload, refuse) } }
    },
    {
      beforeForm: ({ participant, request, refuse }) =>
        admitUpload(withLog(request), participant, refuse),
    },
  )
  route(app, deleteTaskFile, async ({ participant, params, request, refuse }) => {
    await removeTaskFile(withLog(request), participant, params.fileKind, refuse)
    return {}
  })
  route(app, submitTaskCall, async ({ participant, body, request, refuse }) => {
    const { bootcampFeedback } = body
    const answers = {
      bootcampFeedback,
      internshipInterest: body.internshipInterest === 'true',
      mentorshipInterest: body.mentorshipInterest === 'true',
    }
    const data = await submitTask(context, participant, answers, refuse)
    request.log.info({ event: 'task_submitted', participantId: participant.id }, 'task submitted')
    return { data }
  })
}
