import { expect, test } from 'vitest'
import { callTable } from './calls/table.ts'
import { errorsOf, misfitErrors } from './errors/errorsOf.ts'
import { errorTable } from './errors/errorTable.ts'
import { groupedRecoveryCode, recoveryCodeLength } from './rules/recoveryCodes.ts'
import { filePaths } from './openApiFiles.ts'
import { askLab, labEvents, labPaths } from './openApiLabs.ts'
import { buildOpenApi } from './openapi.ts'
import type { CallOperation } from './openapi.ts'

const document = buildOpenApi({
  serverUrl: 'https://site.test',
  version: '1.2.3',
  storedCalls: new Set(['explore']),
  translatedCalls: new Set(['explore', 'getLesson']),
})
const calls = Object.entries(document.paths).filter(
  ([path]) => !(path in labPaths || path in filePaths),
) as [string, Record<string, CallOperation>][]
const operations = calls.flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    row: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)
const rows = operations.map(({ row }) => row)

/** The call table of specification §7, then the additions. */
const expected = [
  'GET /api/explore',
  'POST /api/auth/login',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/course/enroll',
  'POST /api/course/status',
  'GET /api/course/{slug}',
  'GET /api/lab/{labPath}',
  'POST /api/lab/{labPath}/start',
  'POST /api/lab/sessions/{sessionId}/end',
  'GET /api/lab/sessions/list',
  'GET /api/lesson/{lessonId}',
  'POST /api/lesson/{lessonId}/complete',
  'GET /api/lesson/{lessonId}/transcript',
  'POST /api/quiz/submit',
  'POST /api/quiz/practice',
  'GET /api/quiz/{quizId}/review',
  'GET /api/certificate/course/{slug}',
  'GET /api/badge/course/{slug}',
  'GET /api/mylearning/ongoing',
  'GET /api/mylearning/completed',
  'GET /api/mylearning/after/{slug}',
  'GET /api/mylearning/map',
  'GET /api/mylearning/map/page',
  'PUT /api/mylearning/map/page',
  'GET /api/map/{mapId}',
  'GET /api/credentials',
  'GET /api/credentials/evidence',
  'GET /api/certificate/verify/{certId}',
  'GET /api/badge/view/{badgeId}',
  'GET /api/user',
  'GET /api/user/preferences',
  'PUT /api/user/preferences',
  'PUT /api/user/profile',
  'PUT /api/user/password',
  'POST /api/bootcamp/opening',
  'POST /api/bootcamp/opening/confirm',
  'POST /api/bootcamp/opening/out/{noticeId}',
  'POST /api/bootcamp/verify',
  'GET /api/bootcamp-task/task',
  'POST /api/bootcamp-task/submit',
  'POST /api/bootcamp-task/upload/{fileKind}',
  'DELETE /api/bootcamp-task/delete/{fileKind}',
  'POST /api/auth/logout',
  'GET /api/auth/signup',
  'POST /api/auth/signup',
  'POST /api/auth/confirm',
  'GET /api/lab/sessions/{sessionId}',
  'POST /api/lab/sessions/{sessionId}/extend',
  'POST /api/lab/sessions/{sessionId}/checks/{checkId}/hints',
  'POST /api/lab/sessions/{sessionId}/terminal',
  'GET /api/lab/{labPath}/notes',
  'PUT /api/lab/{labPath}/notes',
  'DELETE /api/lab/{labPath}/notes/copies/{copyId}',
  'GET /api/lab/{labPath}/debrief',
  'PUT /api/credentials/evidence',
  'PUT /api/lesson/{lessonId}/position',
  'GET /api/user/export',
  'DELETE /api/user',
  'GET /api/user/factors',
  'POST /api/user/totp',
  'POST /api/user/totp/confirm',
  'DELETE /api/user/totp',
  'POST /api/user/recovery-codes',
  'POST /api/auth/login/totp',
  'POST /api/auth/login/recovery',
  'GET /api/user/passkeys',
  'POST /api/user/passkeys',
  'POST /api/user/passkeys/begin',
  'PUT /api/user/passkeys/{passkeyId}',
  'DELETE /api/user/passkeys/{passkeyId}',
  'POST /api/user/passkey-step',
  'DELETE /api/user/passkey-step',
  'POST /api/auth/passkey/begin',
  'POST /api/auth/passkey',
  'POST /api/auth/login/passkey/begin',
  'POST /api/auth/login/passkey',
  'GET /api/user/sessions',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/{sessionId}',
  'GET /api/credits/ledger',
  'GET /api/requests',
  'POST /api/requests',
  'POST /api/requests/name',
  'GET /api/page/{slug}',
  'GET /api/search',
  'GET /api/health/live',
  'GET /api/health/ready',
]

test.each(expected)('describes %s', (row) => {
  expect(rows).toContain(row)
})

test('describes exactly the calls of the table, each once', () => {
  expect([...rows].toSorted(), 'Each call has a line in `expected` of this file.').toEqual(
    [...expected].toSorted(),
  )
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    Object.keys(callTable).toSorted(),
  )
})

/** Places of texts and lists without a limit, or a pattern that has one. */
function unlimited(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const limits = { string: ['maxLength', 'pattern', 'enum', 'const'], array: ['maxItems'] }
  const { type } = schema as { type?: keyof typeof limits }
  const isLimited = !type || (limits[type]?.some((limit) => limit in schema) ?? true)
  return [
    ...(isLimited ? [] : [at]),
    ...Object.entries(schema).flatMap(([name, part]) => unlimited(part, `${at} ${name}`)),
  ]
}

test('each text and list of a request has a limit', () => {
  const bodies = Object.entries(document.components.schemas).filter(
    ([name]) => name.endsWith('Body') && !['ErrorBody', 'UploadTaskFileBody'].includes(name),
  )
  expect(bodies.length).toBeGreaterThan(20)
  const places = [
    ...bodies.flatMap(([name, schema]) => unlimited(schema, name)),
    ...operations.flatMap(({ row, operation: { parameters = [] } }) =>
      unlimited(
        parameters.filter((parameter) => parameter.in !== 'header'),
        row,
      ),
    ),
  ]
  expect(places, 'Give its schema a maximum, as `inputs.ts` does.').toEqual([])
})

test('is OpenAPI 3.1 for the given server and version', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info.version).toBe('1.2.3')
  expect(document.servers).toEqual([{ url: 'https://site.test' }])
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('every reference can be resolved', () => {
  const text = JSON.stringify(document)
  const targets = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target))
  expect(targets.size).toBeGreaterThan(60)
  const known = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  )
  for (const target of targets) expect(known).toContain(target)
  expect(text).not.toMatch(/"\$(id|schema|defs)"/)
})

test('calls refer to the shared schemas of entities', () => {
  expect(document.components.schemas.GetCourseResponse?.properties?.data).toEqual({
    $ref: '#/components/schemas/Course',
  })
  expect(document.components.schemas.Course).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['_id']),
  })
})

test.each(operations)(
  '$row says who may call it, with what, and how it fails',
  ({ row, operation }) => {
    const call = callTable[operation.operationId as keyof typeof callTable]
    const names = [...row.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name, required }) => [name, required])).toEqual(
      names.map((name) => [name, true]),
    )
    const schemes = {
      public: [],
      learner: [{ learnerToken: [] }],
      bootcamp: [{ bootcampToken: [] }],
    }
    expect(operation.security).toEqual(schemes[call.auth])
    const { 200: success, 303: _elsewhere, 304: _same, ...rest } = operation.responses
    const failures: Record<string, { description: string; content?: object }> = rest
    const codes = [...errorsOf(call), ...misfitErrors(call)]
    expect(Object.keys(failures).toSorted()).toEqual(
      [...new Set(codes.map((code) => String(errorTable[code].status))), 'default'].toSorted(),
    )
    expect(success.content['application/json']?.schema.$ref).toMatch(/Response$/)
    for (const failure of Object.values(failures)) {
      expect(failure.description).toMatch(/\.$/)
      expect(JSON.stringify(failure.content)).toContain('#/components/schemas/ErrorBody')
    }
  },
)

const find = (row: string) => operations.find((operation) => operation.row === row)?.operation
/** Any value: which statuses and headers a call has differs from call to call. */
const responses = (row: string): Record<string, object> => ({ ...find(row)?.responses })
const headers = (row: string) =>
  find(row)
    ?.parameters.filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name)

test('a response that clients may keep has its tag, and the status for one that is the same', () => {
  const tagged = { headers: { ETag: { required: true } } }
  expect(responses('GET /api/explore')).toMatchObject({ 200: tagged, 304: tagged })
  expect(responses('GET /api/explore')['304']).not.toHaveProperty('content')
  expect(headers('GET /api/explore')).toEqual(['Accept-Language', 'If-None-Match'])
  expect(responses('GET /api/lesson/{lessonId}')).not.toHaveProperty('304')
  expect(headers('GET /api/lesson/{lessonId}')).toEqual(['Accept-Language'])
  expect(headers('GET /api/user')).toEqual([])
})

test('programs that look a credential up are told where the signed one is', () => {
  const led = { 303: { headers: { Location: { required: true } } } }
  expect(responses('GET /api/certificate/verify/{certId}')).toMatchObject(led)
  expect(responses('GET /api/badge/view/{badgeId}')).toMatchObject(led)
  expect(responses('GET /api/certificate/course/{slug}')).not.toHaveProperty('303')
})

test.each(operations)(
  '$row refuses what it does not take, and tells when to try again',
  ({ row }) => {
    const described = responses(row)
    const codes = (status: number) => JSON.stringify(described[status] ?? {})
    expect(codes(400)).toContain('"const":"invalid_request"')
    const isRead = row.startsWith('GET ')
    expect(codes(400).includes('"const":"invalid_json"')).toBe(!isRead)
    expect(codes(413).includes('"const":"body_too_large"')).toBe(!isRead)
    expect(codes(415).includes('"const":"unsupported_media_type"')).toBe(!isRead)
    for (const status of [429, 503])
      expect(described[status]).toMatchObject({ headers: { 'Retry-After': { required: true } } })
  },
)

test('who is not let in is told what to send', () => {
  const refusals = operations.flatMap(({ row }) => responses(row)[401] ?? [])
  expect(refusals.length).toBeGreaterThan(40)
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ headers: { 'WWW-Authenticate': { required: true } } })
})

test('texts have formats that JSON Schema knows, and no pattern that refuses what is given out', () => {
  const formats = [...JSON.stringify(document).matchAll(/"format":"([^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(formats)].toSorted()).toEqual(['binary', 'date-time'])
  const { code = {} } = document.components.schemas.LoginWithRecoveryCodeBody?.properties ?? {}
  const { maxLength, pattern = '' } = code as { maxLength?: number; pattern?: string }
  const given = groupedRecoveryCode('0'.repeat(recoveryCodeLength))
  expect(maxLength).toBeGreaterThanOrEqual(given.length)
  expect(given).toMatch(new RegExp(pattern))
})

test('a query has its values, those of a list as one', () => {
  const list = operations.find(({ row }) => row === 'GET /api/explore')
  expect(list?.operation.parameters).toMatchObject([
    { name: 'type', in: 'query', required: false, schema: { items: { enum: ['course', 'lab'] } } },
    { name: 'level', in: 'query', schema: { type: 'array', maxItems: 3 } },
    { name: 'domain', in: 'query', schema: { type: 'array', maxItems: 4 } },
    {
      name: 'sort',
      in: 'query',
      required: false,
      schema: { enum: ['suggested', 'newest', 'shortest', 'title'] },
    },
    { name: 'after', in: 'query', required: false, schema: { type: 'string' } },
    { name: 'Accept-Language', in: 'header', required: false },
    { name: 'If-None-Match', in: 'header', required: false },
  ])
})

test('responses have every field that this server sends, and may have more; bodies may not', () => {
  const { Course, LabSession, EnrolBody, StartLabBody } = document.components.schemas
  expect(Course?.required).toContain('labs')
  expect(Course?.required).not.toContain('translations')
  expect(LabSession?.required).toEqual(expect.arrayContaining(['queuePlace', 'mission']))
  expect(Course).not.toHaveProperty('additionalProperties')
  expect(EnrolBody?.additionalProperties).toBe(false)
  expect(StartLabBody?.additionalProperties).toBe(false)
})

test('a call lists the reasons for its errors, with their details', () => {
  const { 402: credits, 409: conflict } = responses('POST /api/lab/{labPath}/start')
  const reason = (code: string) => ({ properties: { code: { const: code } } })
  expect(conflict).toMatchObject({
    description: 'One of: lab_in_progress, too_many_labs.',
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ErrorBody' },
            { oneOf: [reason('lab_in_progress'), reason('too_many_labs')] },
          ],
        },
      },
    },
  })
  expect(credits).toHaveProperty('content')
  expect((credits as { content: object }).content).toMatchObject({
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/ErrorBody' },
          {
            properties: {
              code: { const: 'too_few_credits' },
              details: { properties: { cost: { type: 'number' }, balance: { type: 'number' } } },
            },
          },
        ],
      },
    },
  })
})

test('every operation and every tag is described', () => {
  const everything = Object.values<Record<string, unknown>>(document.paths)
    .flatMap((methods) => Object.entries(methods))
    .filter(([method]) => method !== 'servers')
    .map(([, operation]) => operation)
  const sentence = expect.stringMatching(/^[A-Z].*\.$/)
  for (const operation of everything)
    expect(operation).toMatchObject({ summary: sentence, description: sentence })
  for (const tag of document.tags) expect(tag.description).toEqual(sentence)
  const used = everything.flatMap((operation) => (operation as { tags: string[] }).tags)
  expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted())
})

test('a description tells who may call, what may be kept, and how the call in particular fails', () => {
  expect(find('GET /api/explore')?.description).toBe(
    'For anyone. Texts are in the language of `Accept-Language` if they are translated. The response can be kept: ask for it again with its `ETag`.',
  )
  expect(find('GET /api/quiz/{quizId}/review')?.description).toMatch(
    /^For learners, .* Refused with `\w+`/,
  )
  expect(find('POST /api/lab/sessions/{sessionId}/extend')?.description).toContain('`ttl`')
  expect(find('GET /api/bootcamp-task/task')?.description).toMatch(/^For participants /)
})

test('a choice has more than one member', () => {
  const members = membersOf(document)
  expect(members.length).toBeGreaterThan(100)
  expect(Math.min(...members)).toBeGreaterThan(1)
})

/** How many members each choice in a part of the document has. */
function membersOf(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => [
    ...(['oneOf', 'anyOf'].includes(name) && Array.isArray(value) ? [value.length] : []),
    ...membersOf(value),
  ])
}

test('bodies are sent as JSON, those with files and forms as multipart', () => {
  const multipart = operations.filter(
    ({ operation }) => operation.requestBody?.content['multipart/form-data'],
  )
  expect(multipart.map(({ row }) => row).toSorted()).toEqual([
    'POST /api/bootcamp-task/submit',
    'POST /api/bootcamp-task/upload/{fileKind}',
  ])
  const json = operations.find(({ row }) => row === 'POST /api/auth/login')?.operation.requestBody
  expect(json).toEqual({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/LoginBody' } } },
  })
})

test('the stream of a session is described, with its event', () => {
  expect(labEvents.get.responses[200].content['text/event-stream'].schema.items).toEqual({
    type: 'object',
    properties: {
      event: { const: 'session' },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/LabSession' },
      },
    },
    required: ['event', 'data'],
  })
  expect(document.paths).toMatchObject(labPaths)
})

test('what credentials are checked with is described, for anyone', () => {
  expect(document.paths).toMatchObject(filePaths)
  const tags = document.tags.map(({ name }) => name)
  for (const { get } of Object.values(filePaths)) {
    expect(get.security).toEqual([])
    expect(tags).toEqual(expect.arrayContaining(get.tags))
  }
  const typesOf = (path: string) => Object.keys(filePaths[path]?.get.responses[200].content ?? {})
  expect(typesOf('/api/certificate/file/{name}')).toContain('application/pdf')
  expect(typesOf('/api/badge/file/{name}')).not.toContain('application/pdf')
})

test('what is asked at a session’s own origin names that origin and the terminal’s ticket', () => {
  expect(askLab.servers[0]?.url).toBe('{sessionOrigin}')
  const schemes: Record<string, unknown> = document.components.securitySchemes
  for (const scheme of askLab.post.security.flatMap((each) => Object.keys(each)))
    expect(schemes).toHaveProperty(scheme)
  const described = askLab.post.requestBody.content['application/json'].schema
  expect(described).toMatchObject({ required: ['method', 'path', 'headers', 'body'] })
})
