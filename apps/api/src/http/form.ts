import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import multipart from '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { Call } from '@rampart/contract/calls/call'
import { maxUploadBytes, uploadSizeMessage } from '@rampart/contract/rules/uploadRules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, cannotStore, unsupportedMedia } from './apiError.ts'
import { validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files of forms lie while their handler runs; outside any folder that is served. */
    uploadFolder: string
  }
  interface FastifyContextConfig {
    /** The route takes a form of so many bytes, which may arrive slowly. */
    formLimit?: number
  }
}

/** A file of a form. It lies on this machine until the handler has ended. */
export interface ReceivedFile {
  readonly path: string
  /** As the sender calls it, without folders: anything else may be in it. */
  readonly name: string
  /** MIME type as the sender says. */
  readonly type: string
  /** Bytes, at most {@link maxUploadBytes}. */
  readonly size: number
}

/** The parts of a form as the handler gets them: a file is one that was received. */
export type Received<T> = { readonly [K in keyof T]: T[K] extends File ? ReceivedFile : T[K] }

/** What the parts around a file may take, in bytes. */
const overhead = 65_536

/** The most bytes that a call's form may take. */
export const formLimit = (call: Call): number => (fileFields(call).length > 0 ? maxUploadBytes + overhead : overhead)

/** How long a call with a form may take, in milliseconds: receiving it takes up to the server's `requestTimeout`, storing it some more. */
export const formTimeout = 150_000

const limits = { fieldNameSize: 100, fieldSize: 32_768, fields: 10, files: 1, parts: 11, headerPairs: 20, fileSize: maxUploadBytes }

/** Reads forms, with their files in `folder`, for the calls that take them. */
export async function installForms(app: FastifyInstance, folder: string): Promise<void> {
  app.decorate('uploadFolder', folder)
  await app.register(multipart, { limits, throwFileSizeLimit: false })
}

/** The names of the fields of a call's form that are files. */
function fileFields(call: Call): string[] {
  return Object.entries(call.body?.def.shape ?? {}).flatMap(([name, schema]) => ((schema as { type?: string }).type === 'file' ? [name] : []))
}

const tooLarge = () => new ApiError(413, 'body_too_large', uploadSizeMessage)

const invalidForm = (message: string): ApiError => new ApiError(400, 'invalid_form', message)

/** What the reader refuses, in words for people. */
const refusals: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: 'Send one file.',
  FST_FIELDS_LIMIT: 'The form has too many fields.',
  FST_PARTS_LIMIT: 'The form has too many fields.',
}

/**
 * Reads the form of a call and gives it, checked by the call's schema, to `work`; whatever files were received are removed after
 * that. Throws 4xx for a form that the call does not take, before `work` begins.
 */
export async function withForm<T>(app: FastifyInstance, call: Call, request: FastifyRequest, work: (body: unknown) => Promise<T> | T): Promise<T> {
  if (!request.isMultipart()) throw unsupportedMedia('The request body must be a form (Content-Type: multipart/form-data).')
  if (Number(request.headers['content-length']) > formLimit(call)) throw tooLarge()
  const files = new Map<string, ReceivedFile>()
  try {
    return await work(check(call, await readParts(app, call, request, files), files))
  } catch (error) {
    // The rest of the form is let go, so that the sender gets to read the answer.
    request.raw.unpipe().resume()
    throw error
  } finally {
    for (const { path } of files.values()) await rm(path, { force: true })
  }
}

async function readParts(app: FastifyInstance, call: Call, request: FastifyRequest, files: Map<string, ReceivedFile>): Promise<Map<string, unknown>> {
  const wanted = fileFields(call)
  const values = new Map<string, unknown>()
  for await (const part of readable(request)) {
    if (values.has(part.fieldname)) throw invalidForm('A field was sent twice.')
    if (part.type === 'field') {
      values.set(part.fieldname, part.value)
      continue
    }
    // The schema takes any file in place of the one received, and says what is wrong with one in a field of another name.
    values.set(part.fieldname, new File([], ''))
    if (wanted.includes(part.fieldname)) files.set(part.fieldname, await receive(app.uploadFolder, part, request))
    else part.file.resume()
  }
  return values
}

/** The parts of the form; what is wrong with it as a form is a 400. */
async function* readable(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    throw invalidForm(refusals[code] ?? 'The form could not be read.')
  }
}

/** Writes a file to the folder; where that fails, nothing of it stays. */
async function receive(folder: string, part: MultipartFile, request: FastifyRequest): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  try {
    const size = await write(path, contentsOf(part))
    // The reader ends a file that is too long without a word.
    if (part.file.truncated || size > maxUploadBytes) throw tooLarge()
    return { path, name: part.filename, type: part.mimetype, size }
  } catch (error) {
    await rm(path, { force: true })
    if (error instanceof ApiError) throw error
    request.log.error({ err: error }, 'an upload could not be written')
    throw cannotStore()
  }
}

async function write(path: string, contents: AsyncIterable<Buffer>): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const target = await open(path, 'wx', 0o600)
  try {
    let size = 0
    for await (const chunk of contents) {
      size += chunk.length
      await target.writeFile(chunk)
    }
    return size
  } finally {
    await target.close()
  }
}

/** The bytes of a file; one that ends before its end is a 400. */
async function* contentsOf(part: MultipartFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part.file) yield chunk as Buffer
  } catch {
    throw invalidForm('The file did not arrive whole.')
  }
}

function check(call: Call, values: Map<string, unknown>, files: ReadonlyMap<string, ReceivedFile>): unknown {
  const body = call.body ? validate(call.body, Object.fromEntries(values)) : undefined
  return { ...(body as object), ...Object.fromEntries(files) }
}
