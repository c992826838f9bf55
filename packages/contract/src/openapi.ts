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
import { describeCall, tags } from './openApiDescriptions.ts'
import { filePaths } from './openApiFiles.ts'
import { labPaths, labSchemes } from './openApiLabs.ts'
import { acceptLanguage, ifNoneMatch, ref, responsesOf } from './openApiResponses.ts'
import { callSummaries } from './openApiSummaries.ts'

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

/** What the server does with calls, by their names; not a part of the calls for clients. */
interface ServedAs {
  /** Those whose response is the same for everyone: clients may keep it, and ask by its `ETag`. */
  readonly storedCalls?: ReadonlySet<string>
  /** Those whose texts are in the language that the client asks for. */
  readonly translatedCalls?: ReadonlySet<string>
}

interface OpenApiOptions extends ServedAs {
  readonly serverUrl: string
  readonly version: string
}

const description =
  'Bodies are JSON in UTF-8. A success has `success: true`; every failure is an `ErrorBody`, whose `code` is for programs and whose `message` can be shown. Fields that a call does not name are refused. Newer versions may add fields to responses, and codes.'

/**
 * The OpenAPI 3.1 description of every call and of what belongs to labs and is none; `serverUrl` is
 * the site's origin, `version` the product's. Specification §7.
 */
export function buildOpenApi({ serverUrl, version, ...servedAs }: OpenApiOptions) {
  const calls: readonly NamedCall[] = Object.values(callTable)
  const paths: Record<string, Record<string, CallOperation>> = {}
  for (const call of calls) {
    const path = apiBase + call.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[call.method.toLowerCase()] = operation(call, servedAs)
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Learning site API', version, description },
    servers: [{ url: serverUrl }],
    tags,
    paths: { ...paths, ...filePaths, ...labPaths },
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

/** A call of the table. */
type NamedCall = Call & { readonly name: keyof typeof callSummaries }

/** How a call is described. */
export type CallOperation = ReturnType<typeof operation>

function operation(call: NamedCall, { storedCalls, translatedCalls }: ServedAs) {
  const isStored = storedCalls?.has(call.name) ?? false
  const isTranslated = translatedCalls?.has(call.name) ?? false
  return {
    operationId: call.name,
    summary: callSummaries[call.name],
    description: describeCall(call, { isStored, isTranslated }),
    tags: [tag(call)],
    security: security[call.auth],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(isTranslated ? [acceptLanguage] : []),
      ...(isStored ? [ifNoneMatch] : []),
    ],
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
    responses: responsesOf(call, responseName(call), isStored),
  }
}

function schemas(calls: readonly Call[]) {
  const sent = z.registry<{ id: string }>()
  const received = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(entities)) sent.add(schema, { id })
  for (const call of calls) {
    sent.add(call.response, { id: responseName(call) })
    if (call.body) received.add(call.body, { id: bodyName(call) })
  }
  // What an older server does not send, this one does.
  return { ...described(sent, 'output'), ...described(received, 'input') }
}

function described(
  registry: ReturnType<typeof z.registry<{ id: string }>>,
  io: 'input' | 'output',
) {
  const { schemas: generated } = z.toJSONSchema(registry, {
    io,
    uri: (id) => ref(id).$ref,
    override({ jsonSchema }) {
      // Newer servers send more.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties
    },
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
