import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import multipart from '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { Call } from '@rampart/contract/calls/call'
import type { ErrorDetails } from '@rampart/contract/errors/errorTable'
import { maxUploadBytes } from '@rampart/contract/rules/uploadRules'
import { maxUploadTime } from '@rampart/contract/rules/uploadTime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, refuse, refuseFor } from './apiError.ts'
import { validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The folder for files of forms while their handler runs; outside any folder that is served.
     */
    uploadFolder: string
  }
  interface FastifyContextConfig {
    /** The route takes a form of up to this many bytes, which may arrive slowly. */
    formLimit?: number
  }
}

/** A file of a form. It is on this machine until the handler has ended. */
export interface ReceivedFile {
  readonly path: string
  /** The sender's name for it, without folders; otherwise any text. */
  readonly name: string
  /** MIME type from the sender. */
  readonly type: string
  /** Bytes, at most {@link maxUploadBytes}. */
  readonly size: number
}

/** The parts of a form for the handler: a file is one that was received. */
export type Received<T> = { readonly [K in keyof T]: T[K] extends File ? ReceivedFile : T[K] }

/** The most bytes of the parts around a file. */
const overhead = 65_536

/** The most bytes of a call's form. */
export const formLimit = (call: Call): number =>
  fileFields(call).length > 0 ? maxUploadBytes + overhead : overhead

/**
 * The time limit of a call with a form, in milliseconds: receiving takes at most the server's
 * `requestTimeout`, storing adds some.
 */
export const formTimeout = maxUploadTime + 30_000

const limits = {
  fieldNameSize: 100,
  fieldSize: 32_768,
  fields: 10,
  files: 1,
  parts: 11,
  headerPairs: 20,
  fileSize: maxUploadBytes,
}

/** Reads forms for the calls that take them, with their files in `folder`. */
export async function installForms(app: FastifyInstance, folder: string): Promise<void> {
  app.decorate('uploadFolder', folder)
  await app.register(multipart, { limits, throwFileSizeLimit: false })
}

/** The names of a form's fields that are files. */
function fileFields(call: Call): string[] {
  return Object.entries(call.body?.def.shape ?? {}).flatMap(([name, schema]) =>
    (schema as { type?: string }).type === 'file' ? [name] : [],
  )
}

/** The errors of every call with a form. */
const refuseForm = refuseFor({ errors: ['file_too_large', 'file_not_stored'] })

const tooLarge = () => refuseForm('file_too_large')

type FormProblem = ErrorDetails<'invalid_form'>['problem']

const invalidForm = (problem: FormProblem): ApiError => refuse('invalid_form', { problem })

/** The reader's own errors. */
const refusals: Readonly<Record<string, FormProblem>> = {
  FST_FILES_LIMIT: 'several_files',
  FST_FIELDS_LIMIT: 'too_many_fields',
  FST_PARTS_LIMIT: 'too_many_fields',
}

/**
 * Reads the form of a call, checks it by the call's schema and passes it to `work`. Removes the
 * received files after that. Throws 4xx, before `work` starts, for a form that the call does not
 * take.
 */
export async function withForm<T>(
  app: FastifyInstance,
  call: Call,
  request: FastifyRequest,
  work: (body: unknown) => Promise<T> | T,
): Promise<T> {
  if (!request.isMultipart()) throw refuse('unsupported_media_type', { expected: 'form' })
  if (Number(request.headers['content-length']) > formLimit(call)) throw tooLarge()
  const files = new Map<string, ReceivedFile>()
  try {
    return await work(check(call, await readParts(app, call, request, files), files))
  } catch (error) {
    // Ignores the rest of the form, so that the sender can read the response.
    request.raw.unpipe().resume()
    throw error
  } finally {
    for (const { path } of files.values()) await rm(path, { force: true })
  }
}

async function readParts(
  app: FastifyInstance,
  call: Call,
  request: FastifyRequest,
  files: Map<string, ReceivedFile>,
): Promise<Map<string, unknown>> {
  const wanted = fileFields(call)
  const values = new Map<string, unknown>()
  for await (const part of readable(request)) {
    if (values.has(part.fieldname)) throw invalidForm('repeated_field')
    if (part.type === 'field') {
      values.set(part.fieldname, part.value)
      continue
    }
    // The schema accepts any file in place of a received one, and reports errors of files under
    // another field name.
    values.set(part.fieldname, new File([], ''))
    if (wanted.includes(part.fieldname))
      files.set(part.fieldname, await receive(app.uploadFolder, part, request))
    else part.file.resume()
  }
  return values
}

/** The parts of the form; a malformed form is a 400. */
async function* readable(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    throw invalidForm(refusals[code] ?? 'unreadable')
  }
}

/** Writes a file to the folder; if that fails, nothing of it stays. */
async function receive(
  folder: string,
  part: MultipartFile,
  request: FastifyRequest,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  try {
    const size = await write(path, contentsOf(part))
    // The reader ends a file that is too long without an error.
    if (part.file.truncated || size > maxUploadBytes) throw tooLarge()
    // Browsers write a quotation mark as %22 (HTML, "multipart form data").
    const name = part.filename.replaceAll('%22', '"')
    return { path, name, type: part.mimetype, size }
  } catch (error) {
    await rm(path, { force: true })
    if (error instanceof ApiError) throw error
    request.log.error({ err: error }, 'an upload could not be written')
    throw refuseForm('file_not_stored')
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

/** The bytes of a file; an incomplete file is a 400. */
async function* contentsOf(part: MultipartFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part.file) yield chunk as Buffer
  } catch {
    throw invalidForm('cut_off')
  }
}

function check(
  call: Call,
  values: Map<string, unknown>,
  files: ReadonlyMap<string, ReceivedFile>,
): unknown {
  const body = call.body ? validate(call.body, Object.fromEntries(values)) : undefined
  return { ...(body as object), ...Object.fromEntries(files) }
}
