import { apiBase } from './calls/call.ts'
import { fileDescription } from './openApiDescriptions.ts'
import { etag, failure, ifNoneMatch } from './openApiResponses.ts'
import { credentialKinds, credentialTypes } from './rules/credentialKinds.ts'

const binary = { type: 'string', format: 'binary' }
const document = { type: 'object' }

interface PublicFile {
  readonly operationId: string
  readonly summary: string
  readonly tag: string
  /** The parameter in its path. */
  readonly parameter?: { readonly name: string; readonly pattern: string }
  /** By content type. */
  readonly content: Readonly<Record<string, { readonly type: string }>>
}

function publicFile({ operationId, summary, tag, parameter, content }: PublicFile) {
  const schemas = Object.entries(content).map(([type, schema]) => [type, { schema }])
  const inPath = parameter && {
    name: parameter.name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: parameter.pattern },
  }
  return {
    get: {
      operationId,
      summary,
      description: fileDescription,
      tags: [tag],
      security: [],
      parameters: [...(inPath ? [inPath] : []), ifNoneMatch],
      responses: {
        200: { description: 'The file.', headers: etag, content: Object.fromEntries(schemas) },
        304: { description: 'The same as the client has, by `If-None-Match`.', headers: etag },
        404: failure('There is no such file.'),
        429: failure('One of: too_many_requests.'),
        default: failure('Any other failure.'),
      },
    },
  }
}

/** The files that contain a credential: the signed document, and pictures with it. */
const filesOf = (hasPdf: boolean) => ({
  'application/vc': document,
  'image/png': binary,
  'image/svg+xml': binary,
  ...(hasPdf && { 'application/pdf': binary }),
})

/** Paths with which others check credentials, and which are not calls. */
export const filePaths: Readonly<Record<string, ReturnType<typeof publicFile>>> = {
  ...Object.fromEntries(
    credentialTypes.map((type) => [
      `${apiBase}/${type}/file/{name}`,
      publicFile({
        operationId: `${type}File`,
        summary: `A ${type} as a file: signed (Open Badges 3.0), a picture that contains it, or the picture of a link to it.`,
        tag: type,
        parameter: {
          name: 'name',
          pattern: `^[^/]+\\.(json|png|svg${credentialKinds[type].hasPdf ? '|pdf' : ''})$`,
        },
        content: filesOf(credentialKinds[type].hasPdf),
      }),
    ]),
  ),
  [`${apiBase}/issuer/did.json`]: publicFile({
    operationId: 'issuerDocument',
    summary: 'Who signs credentials, with the public keys (did:web).',
    tag: 'issuer',
    content: { 'application/did+json': document },
  }),
  [`${apiBase}/issuer/status/{list}`]: publicFile({
    operationId: 'statusList',
    summary: 'Which credentials are revoked (Bitstring Status List), signed.',
    tag: 'issuer',
    parameter: { name: 'list', pattern: '^[1-9][0-9]{0,5}$' },
    content: { 'application/vc': document },
  }),
}
