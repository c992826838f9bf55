import { apiBase } from '@rampart/contract/calls/call'
import { credentialWires } from '@rampart/contract/calls/credentialWires'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { typedCredentialId } from '@rampart/contract/rules/typedCredentialId'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../appContext.ts'
import { refuse } from '../../http/apiError.ts'
import { addressScale, perMinute } from '../../http/addressScale.ts'
import { etagOf } from '../../http/etag.ts'
import { fileRoute } from '../../http/fileRoute.ts'
import type { SentFile } from '../../http/fileRoute.ts'
import { storedContent } from '../../http/stored.ts'
import type { Stored } from '../../http/stored.ts'
import { issuerDocument } from '../signing/issuer.ts'
import { createStatusLists } from '../signing/statusList.ts'
import { createCredentialFiles } from './credentialFiles.ts'
import { drawingTimeout } from './renderQueue.ts'

/**
 * Files a minute from one address: a page with many badges, a verifier with a list of certificates.
 */
const filesPerMinute = 240

/**
 * How long caches may keep the list of revoked credentials, in seconds: a verifier elsewhere may
 * learn of a revocation so much later.
 */
const listMaxAge = 60

const types = {
  png: 'image/png',
  'preview.png': 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  pdf: 'application/pdf',
  json: 'application/vc',
} as const

export function credentialFileRoutes(
  app: FastifyInstance,
  { config, db, now, secrets, files }: AppContext,
): void {
  const limit = { requestsPerMinute: perMinute(filesPerMinute, addressScale(config)) }
  // What a verifier in a page of another site must be able to read.
  const document = { ...limit, isForAnySite: () => true }
  const issuer = { db, publicUrl: config.publicUrl, brand: config.brand, secrets, now }
  const open = createCredentialFiles(issuer, files, (error) =>
    app.log.warn({ err: error }, 'the file of a credential is not stored'),
  )
  const statusList = createStatusLists(issuer)
  for (const type of credentialTypes) {
    const serve = async ({ name = '' }: Readonly<Record<string, string>>): Promise<SentFile> => {
      const file = await open(type, name)
      const contentType = types[file.format]
      const etag = etagOf(file.hash)
      return {
        type: contentType,
        etag,
        name: file.name,
        isPicture: contentType.startsWith('image/'),
        read: async () => storedContent(contentType, await file.read(), etag),
      }
    }
    fileRoute(app, `/${type}/file/:name`, serve, {
      ...limit,
      handlerTimeout: drawingTimeout,
      isForAnySite: ({ name = '' }) => /\.json$/i.test(name),
    })
  }
  fileRoute(
    app,
    '/issuer/did.json',
    async () =>
      kept(storedContent('application/did+json', JSON.stringify(await issuerDocument(issuer)))),
    document,
  )
  const serveList = async ({ list = '' }: Readonly<Record<string, string>>): Promise<SentFile> => {
    const signed = /^[1-9]\d{0,5}$/.test(list) ? await statusList(Number(list)) : null
    if (signed === null) throw refuse('not_found')
    return kept(signed)
  }
  fileRoute(app, '/issuer/status/:list', serveList, { ...document, maxAge: listMaxAge })
  leadToSigned(app)
}

/** A file that is in memory. */
const kept = (stored: Stored): SentFile => ({
  type: stored.type,
  etag: stored.etag,
  read: () => stored,
})

/** Where a credential is looked up, and its files. */
const lookUps = new Map(
  credentialTypes.map((type) => {
    const { find, idParameter } = credentialWires[type]
    return [apiBase + find.path, { type, idParameter }]
  }),
)

/**
 * Reads IDs as they were typed or pasted. Programs that look a credential up and take Verifiable
 * Credentials are led to the signed one.
 */
function leadToSigned(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const lookUp = lookUps.get(request.routeOptions.url ?? '')
    if (!lookUp) return done()
    const params = request.params as Record<string, string>
    const id = typedCredentialId(params[lookUp.idParameter] ?? '')
    // Before the call checks it: an ID that was pasted has blanks around it.
    params[lookUp.idParameter] = id
    reply.header('vary', 'accept')
    if (!/\bapplication\/(vc|ld\+json)/.test(request.headers.accept ?? '')) return done()
    reply.redirect(credentialFilePath(lookUp.type, id, 'json'), 303)
  })
}
