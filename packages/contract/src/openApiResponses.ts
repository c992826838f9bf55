import type { Call } from './calls/call.ts'
import { credentialWires } from './calls/credentialWires.ts'
import type { DetailShape, ErrorDeclaration } from './errors/defineError.ts'
import { errorsOf, misfitErrors } from './errors/errorsOf.ts'
import { errorTable } from './errors/errorTable.ts'

/** A schema by its name in the document. */
export const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` })
const json = (id: string) => ({ 'application/json': { schema: ref(id) } })
const header = (description: string) => ({
  description,
  required: true,
  schema: { type: 'string' },
})

/** A response with the error body that all failures have. */
export const failure = (description: string) => ({ description, content: json('ErrorBody') })

/** The parameter of calls whose texts are translated. */
export const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string' },
}

/** The parameter of calls whose response clients may keep. */
export const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
}

/** The header of responses that clients may keep. */
export const etag = { ETag: header('Changes with the response.') }

/** Headers by status. */
const headersOf: Readonly<Record<number, Record<string, ReturnType<typeof header>>>> = {
  401: { 'WWW-Authenticate': header('`Bearer`.') },
  429: { 'Retry-After': header('Seconds after which to try again.') },
  503: { 'Retry-After': header('Seconds after which to try again.') },
}

/** Lookups that redirect programs which accept Verifiable Credentials to the signed document. */
const lookUps = new Set(Object.values(credentialWires).map(({ find }) => find.name))

/** Every response of a call, by its status. */
export function responsesOf(call: Call, responseName: string, isStored: boolean) {
  return {
    200: {
      description: 'Done.',
      ...(isStored && { headers: etag }),
      content: json(responseName),
    },
    ...(lookUps.has(call.name) && {
      303: {
        description:
          'The signed credential is at this address: to `Accept: application/vc` or `application/ld+json`.',
        headers: { Location: header('Where it is.') },
      },
    }),
    ...(isStored && {
      304: { description: 'The same as the client has, by `If-None-Match`.', headers: etag },
    }),
    ...failures(call),
    default: { description: 'Any other failure.', content: json('ErrorBody') },
  }
}

/** The errors of a call by status: the codes, each with its sentence and details. */
function failures(call: Call) {
  const all = [...new Set([...errorsOf(call), ...misfitErrors(call)])]
  const statuses = [...new Set(all.map((code) => errorTable[code].status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = all.filter((code) => errorTable[code].status === status)
      const reasons = codes.map((code) => {
        const declared: ErrorDeclaration = errorTable[code]
        const isDetailed = 'details' in declared
        return {
          type: 'object',
          description: isDetailed ? code : declared.message,
          properties: {
            code: { type: 'string', const: code },
            ...(isDetailed && { details: detailsSchema(declared.details) }),
          },
          required: isDetailed ? ['code', 'details'] : ['code'],
        }
      })
      const [first, ...others] = reasons
      const reason = others.length > 0 ? { oneOf: reasons } : first
      const schema = { allOf: [ref('ErrorBody'), reason] }
      const description = `One of: ${codes.join(', ')}.`
      const headers = headersOf[status]
      return [
        status,
        {
          description,
          ...(headers && { headers }),
          content: { 'application/json': { schema } },
        },
      ]
    }),
  )
}

function detailsSchema(shape: DetailShape) {
  const properties = Object.entries(shape).map(([name, kind]) => [
    name,
    kind === 'number' ? { type: 'number' } : { type: 'string', enum: [...kind] },
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(shape),
  }
}
