import { apiBase, queryInput } from '@rampart/contract/calls/call'
import type { Call } from '@rampart/contract/calls/call'
import { callTable } from '@rampart/contract/calls/table'
import type { ErrorBody } from '@rampart/contract/entities/errorBody'
import { AdapterError } from '../../adapters/errors.ts'
import type { ServerAdapters } from '../../adapters/adapters.ts'
import { sessionOfEvents, streamSession } from './memoryEvents.ts'
import { memoryHandlers } from './memoryHandlers.ts'
import type { MemoryInput } from './memoryHandlers.ts'
import { checkInput, refusal } from './refusals.ts'

/** The parts of a site in memory that responses need. */
interface Site {
  adapters: (tokens: {
    learner: () => string | undefined
    bootcamp: () => string | undefined
  }) => ServerAdapters
}

type Handler = (input: MemoryInput<Call>) => Promise<object>

/** Each call with its address pattern; addresses without parameters first, as on the API. */
const routes = Object.entries(memoryHandlers)
  .map(([name, handle]) => {
    const call: Call = callTable[name as keyof typeof memoryHandlers]
    const pattern = new RegExp(`^${apiBase}${call.path.replace(/:\w+/g, '([^/]*)')}$`)
    return { call, pattern, handle: handle as unknown as Handler }
  })
  .toSorted((a, b) => Number(a.call.path.includes(':')) - Number(b.call.path.includes(':')))

/**
 * The API's response to a request, made by a site in memory; undefined for a path that is no call.
 */
export async function handleRequest(site: Site, request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  const followed = request.method === 'GET' ? sessionOfEvents(pathname) : undefined
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
  const adapters = () => site.adapters({ learner: () => token, bootcamp: () => token })
  if (followed !== undefined)
    return orFailure(async () => {
      if (!token) throw refusal('unauthenticated')
      return streamSession(adapters().lab.follow, followed, request.signal)
    })
  const route = routes.find(
    ({ call, pattern }) => call.method === request.method && pattern.test(pathname),
  )
  if (!route) return undefined
  const { call, pattern, handle } = route
  return orFailure(async () => {
    if (call.auth === 'learner' && !token) throw refusal('unauthenticated')
    if (call.auth === 'bootcamp' && !token) throw refusal('access_token_missing')
    const values = pattern.exec(pathname)?.slice(1).map(decodeURIComponent) ?? []
    const input = {
      adapters: adapters(),
      token: token ?? '',
      params: call.params && readParams(call, call.params, values),
      query: call.query && checkInput(call.query, queryInput(call.query, search)),
      body: call.body && checkInput(call.body, await readBody(call, request)),
    }
    const result = await handle(input as MemoryInput<Call>)
    // A response that is not the contract's own is an error of the site in memory.
    return Response.json(call.response.parse({ success: true, ...result }))
  })
}

async function orFailure(handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    if (error instanceof AdapterError) return failureResponse(error)
    throw error
  }
}

/** A failure as it is sent over HTTP. */
export function failureResponse(error: AdapterError): Response {
  const { status, code = '', details, message, fieldErrors } = error
  const body: ErrorBody = {
    success: false,
    message,
    code,
    details: { ...details },
    errors: fieldErrors.map((field) => ({ ...field })),
  }
  return Response.json(body, { status })
}

/** A name that no record can have is a record that does not exist. */
function readParams(call: Call, schema: NonNullable<Call['params']>, values: string[]): unknown {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const result = schema.safeParse(
    Object.fromEntries(names.map((name, index) => [name, values[index]])),
  )
  if (!result.success) throw refusal('not_found')
  return result.data
}

/** A form's fields as they are, anything else as JSON. */
async function readBody({ multipart }: Call, request: Request): Promise<unknown> {
  if (!multipart) return request.json()
  const fields = [...(await request.formData())]
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : asChosen(value)]),
  )
}

/** A file whose type its browser does not know is sent as one of bytes. */
const asChosen = (file: File): File =>
  file.type === 'application/octet-stream' ? new File([file], file.name) : file
