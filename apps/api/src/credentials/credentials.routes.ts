import { listCredentials } from '@rampart/contract/calls/credentials'
import { credentialWires } from '@rampart/contract/calls/credentialWires'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { addressScale, perMinute } from '../http/addressScale.ts'
import { route } from '../http/route.ts'
import { readCourseCredential, readCredential, readCredentials } from './credentials.service.ts'

/**
 * Look-ups a minute from one address, of each kind: enough for people, slow for collectors of
 * names.
 */
const lookUpsPerMinute = 60

export function credentialRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, db } = context
  const lookUp = { requestsPerMinute: perMinute(lookUpsPerMinute, addressScale(config)) }
  route(app, listCredentials, async ({ learner }) => ({
    data: { credentials: await readCredentials(db, learner.user.id) },
  }))
  for (const type of credentialTypes) {
    const { find, idParameter, ofCourse, field, toWire } = credentialWires[type]
    route(app, ofCourse, async ({ params: { slug }, learner: { user }, refuse }) => {
      const found = await readCourseCredential(context, type, user.id, String(slug), refuse)
      return { [field]: found && toWire(found) }
    })
    route(
      app,
      find,
      async ({ params, refuse }) => {
        const found = await readCredential(context, type, String(params[idParameter]))
        if (!found) throw refuse(`${type}_not_found`)
        return { [field]: toWire(found) }
      },
      lookUp,
    )
  }
}
