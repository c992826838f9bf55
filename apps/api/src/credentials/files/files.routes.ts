import { apiBase } from '@rampart/contract/calls/call'
import { viewBadge } from '@rampart/contract/calls/badge'
import { verifyCertificate } from '@rampart/contract/calls/certificate'
import type { CredentialType } from '@rampart/contract/entities/credential'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app.ts'
import { notFound } from '../../http/apiError.ts'
import { fileRoute } from '../../http/fileRoute.ts'
import type { SentFile } from '../../http/fileRoute.ts'
import { issuerDocument } from '../signing/issuer.ts'
import { createStatusLists } from '../signing/statusList.ts'
import { createCredentialFiles } from './credentialFiles.ts'

/** Files a minute from one address: a page with many badges, a verifier with a list of certificates. */
const filesPerMinute = 240

const types = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8', pdf: 'application/pdf', json: 'application/vc' } as const

export function credentialFileRoutes(app: FastifyInstance, { config, db, now, secret, files }: AppContext): void {
  const limit = { requestsPerMinute: Math.ceil(filesPerMinute * config.rateLimitScale) }
  // What a verifier in a page of another site has to read.
  const document = { ...limit, isForAnySite: () => true }
  const issuer = { db, publicUrl: config.publicUrl, secret, now }
  const open = createCredentialFiles(issuer, files)
  const statusList = createStatusLists(issuer)
  for (const type of ['certificate', 'badge'] as const) {
    const serve = async ({ name = '' }: Readonly<Record<string, string>>): Promise<SentFile> => {
      const file = await open(type, name)
      return { ...file, version: file.hash, type: types[file.format], isPicture: file.format === 'png' || file.format === 'svg' }
    }
    fileRoute(app, `/${type}/file/:name`, serve, { ...limit, isForAnySite: ({ name = '' }) => /\.json$/i.test(name) })
  }
  fileRoute(app, '/issuer/did.json', async () => textFile('application/did+json', JSON.stringify(await issuerDocument(issuer))), document)
  const serveList = async ({ list = '' }: Readonly<Record<string, string>>): Promise<SentFile> => {
    const credential = /^[1-9]\d{0,5}$/.test(list) ? await statusList(Number(list)) : null
    if (credential === null) throw notFound('There is no such list.')
    return textFile('application/vc', credential)
  }
  fileRoute(app, '/issuer/status/:list', serveList, document)
  leadToSigned(app)
}

function textFile(type: string, content: string): SentFile {
  return { type, version: content, read: () => content }
}

/** Where a credential is looked up, and its files. */
const lookUps: Readonly<Record<string, readonly [type: CredentialType, parameter: string]>> = {
  [apiBase + verifyCertificate.path]: ['certificate', 'certId'],
  [apiBase + viewBadge.path]: ['badge', 'badgeId'],
}

/** Programs that look a credential up and take Verifiable Credentials are led to the signed one. */
function leadToSigned(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [type, parameter] = lookUps[request.routeOptions.url ?? ''] ?? []
    if (type === undefined || parameter === undefined) return
    reply.header('vary', 'accept')
    if (!/\bapplication\/(vc|ld\+json)/.test(request.headers.accept ?? '')) return
    const id = (request.params as Readonly<Record<string, string>>)[parameter] ?? ''
    await reply.redirect(credentialFilePath(type, id, 'json'), 303)
  })
}
