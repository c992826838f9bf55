import { askForOpening, confirmOpening, leaveOpening } from '@rampart/contract/calls/openingNotice'
import { paths } from '@rampart/contract/rules/sitePaths'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { addressKey } from '../http/addressKey.ts'
import { addressScale } from '../http/addressScale.ts'
import { isUuid } from '../http/isUuid.ts'
import { route } from '../http/route.ts'
import { askForOpening as ask, confirm } from './openings.service.ts'
import { deleteNotice } from './openings.store.ts'

/** The longest body that mail programs may send to leave the list, in bytes. */
const maxForm = 1_024

export function openingRoutes(app: FastifyInstance, { config, db, mails, now }: AppContext): void {
  const { rateLimitScale } = config
  const scales = { rateLimitScale, addressScale: addressScale(config) }
  const context = { config, db, mails, now, ...scales }
  route(app, askForOpening, async ({ body, request, refuse }) => {
    await ask(context, body.bootcampId, body.email, addressKey(request.ip), refuse)
    return {}
  })
  route(app, confirmOpening, async ({ body, refuse }) => ({
    bootcampId: await confirm(db, body.code, now(), refuse),
  }))
  // In a scope of its own: mail programs send the form `List-Unsubscribe=One-Click`, in either
  // encoding of forms (RFC 8058).
  app.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type)
      const options = { parseAs: 'string', bodyLimit: maxForm } as const
      // The address is enough: the content of the form is dropped.
      scope.addContentTypeParser(type, options, (_request, _body, done) => done(null, undefined))
    }
    route(scope, leaveOpening, async ({ params, refuse }) => {
      if (!isUuid(params.noticeId)) throw refuse('opening_link_unknown')
      await deleteNotice(db, params.noticeId)
      return {}
    })
  })
  // Mail programs without one-click unsubscribing open the address: that deletes nothing, but shows
  // the page with the button.
  app.get<{ Params: { noticeId: string } }>(leaveOpening.path, { config: {} }, (request, reply) =>
    reply.redirect(
      config.publicUrl +
        (isUuid(request.params.noticeId)
          ? paths.openingNotice('out', request.params.noticeId)
          : paths.openingNotice()),
      303,
    ),
  )
}
