import * as z from 'zod/mini'
import { apiBase } from './calls/call.ts'
import type { Call, CallAuth } from './calls/call.ts'
import { callTable } from './calls/table.ts'
import { badgeSchema } from './entities/badge.ts'
import {
  bootcampParticipantSchema,
  bootcampTaskSchema,
  taskFileSchema,
} from './entities/bootcampTask.ts'
import { catalogueItemSchema } from './entities/catalogueItem.ts'
import { certificateSchema } from './entities/certificate.ts'
import { completedCourseSchema } from './entities/completedCourse.ts'
import { courseSchema, instructorSchema, outlineModuleSchema } from './entities/course.ts'
import { credentialSchema } from './entities/credential.ts'
import { creditLedgerEntrySchema } from './entities/creditLedgerEntry.ts'
import { enrolmentStatusSchema } from './entities/enrolment.ts'
import { errorBodySchema } from './entities/errorBody.ts'
import { labSchema } from './entities/lab.ts'
import { labOutputsSchema, labSessionSchema } from './entities/labSession.ts'
import { courseOutlineModuleSchema, lessonSchema } from './entities/lesson.ts'
import { ongoingCourseSchema } from './entities/ongoingCourse.ts'
import { quizQuestionSchema, quizSchema } from './entities/quiz.ts'
import { quizResultSchema } from './entities/quizResult.ts'
import { userProfileSchema } from './entities/userProfile.ts'
import type { DetailShape, ErrorDeclaration } from './errors/defineError.ts'
import { errorsOf } from './errors/errorsOf.ts'
import { errorTable } from './errors/errorTable.ts'
import { labPaths, labSchemes } from './openApiLabs.ts'

const entities = {
  Badge: badgeSchema,
  BootcampParticipant: bootcampParticipantSchema,
  BootcampTask: bootcampTaskSchema,
  CatalogueItem: catalogueItemSchema,
  Certificate: certificateSchema,
  CompletedCourse: completedCourseSchema,
  Course: courseSchema,
  CourseOutlineModule: courseOutlineModuleSchema,
  Credential: credentialSchema,
  CreditLedgerEntry: creditLedgerEntrySchema,
  EnrolmentStatus: enrolmentStatusSchema,
  ErrorBody: errorBodySchema,
  Instructor: instructorSchema,
  Lab: labSchema,
  LabOutputs: labOutputsSchema,
  LabSession: labSessionSchema,
  Lesson: lessonSchema,
  OngoingCourse: ongoingCourseSchema,
  OutlineModule: outlineModuleSchema,
  Quiz: quizSchema,
  QuizQuestion: quizQuestionSchema,
  QuizResult: quizResultSchema,
  TaskFile: taskFileSchema,
  UserProfile: userProfileSchema,
}

const security: Record<CallAuth, readonly Record<string, []>[]> = {
  public: [],
  learner: [{ learnerToken: [] }],
  bootcamp: [{ bootcampToken: [] }],
}

/**
 * The OpenAPI 3.1 description of every call and of what belongs to labs and is none; `serverUrl` is
 * the site's origin, `version` the product's. Specification §7.
 */
export function buildOpenApi({ serverUrl, version }: { serverUrl: string; version: string }) {
  const calls: readonly Call[] = Object.values(callTable)
  const paths: Record<string, Record<string, CallOperation>> = {}
  for (const call of calls) {
    const path = apiBase + call.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[call.method.toLowerCase()] = operation(call)
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Learning site API', version },
    servers: [{ url: serverUrl }],
    tags: [...new Set(calls.map(tag))].map((name) => ({ name })),
    paths: { ...paths, ...labPaths },
    components: {
      schemas: schemas(calls),
      securitySchemes: {
        learnerToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A sign-in token.',
        },
        bootcampToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A bootcamp access token.',
        },
        ...labSchemes,
      },
    },
  }
}

/** How a call is described. */
export type CallOperation = ReturnType<typeof operation>

function operation(call: Call) {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [tag(call)],
    security: security[call.auth],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: ref(bodyName(call)),
          },
        },
      },
    }),
    responses: {
      200: { description: 'Done.', content: json(responseName(call)) },
      ...failures(call),
      default: { description: 'Any other failure.', content: json('ErrorBody') },
    },
  }
}

/** The errors of a call by status: the codes, each with its sentence and details. */
function failures(call: Call) {
  const all = errorsOf(call)
  const statuses = [...new Set(all.map((code) => errorTable[code].status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = all.filter((code) => errorTable[code].status === status)
      const reasons = codes.map((code) => {
        const declared: ErrorDeclaration = errorTable[code]
        const isDetailed = 'details' in declared
        return {
          description: isDetailed ? code : declared.message,
          properties: {
            code: { const: code },
            ...(isDetailed && { details: detailsSchema(declared.details) }),
          },
          required: isDetailed ? ['code', 'details'] : ['code'],
        }
      })
      const schema = { allOf: [ref('ErrorBody')], oneOf: reasons }
      const description = `One of: ${codes.join(', ')}.`
      return [status, { description, content: { 'application/json': { schema } } }]
    }),
  )
}

function detailsSchema(shape: DetailShape) {
  const properties = Object.entries(shape).map(([name, kind]) => [
    name,
    kind === 'number' ? { type: 'number' } : { enum: [...kind] },
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(shape),
  }
}

function schemas(calls: readonly Call[]) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(entities)) registry.add(schema, { id })
  for (const call of calls) {
    registry.add(call.response, { id: responseName(call) })
    if (call.body) registry.add(call.body, { id: bodyName(call) })
  }
  const { schemas: generated } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => ref(id).$ref,
  })
  for (const schema of Object.values(generated)) {
    // References are to components; an `$id` would change their base.
    delete schema.$id
    delete schema.$schema
  }
  return generated
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniObject | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

const tag = (call: Call) => call.path.split('/')[1] ?? ''
const bodyName = (call: Call) => `${capital(call.name)}Body`
const responseName = (call: Call) => `${capital(call.name)}Response`
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` })
const json = (id: string) => ({ 'application/json': { schema: ref(id) } })
