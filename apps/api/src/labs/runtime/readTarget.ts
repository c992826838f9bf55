import { randomBytes, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { systemErrorCode } from '../../systemErrors.ts'
import { OperationError } from '../../operationError.ts'

const schema = z.strictObject({
  /** A value on the Lab Access card: a random user name, a password, a key, or a fixed text. */
  credentials: z.record(
    z.string().regex(/^[a-z][A-Za-z]*$/),
    z.union([z.enum(['name', 'password', 'key']), z.strictObject({ fixed: z.string().min(1) })]),
  ),
})

/** A lab's target, from its `target.json`. */
export type TargetDescription = z.infer<typeof schema>

/**
 * Reads the `target.json` of a target's folder. If it is missing or wrong, throws an
 * `OperationError` that says to an author what is wrong.
 */
export async function readTarget(folder: string): Promise<TargetDescription> {
  const file = join(folder, 'target.json')
  const refuse = (message: string) => new OperationError(`${file}: ${message}`)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse(`cannot be read (${systemErrorCode(error) ?? String(error)})`)
  })
  const value = parseJson(text)
  if (value === undefined) throw refuse('is not valid JSON')
  const { data, error } = schema.safeParse(value)
  if (data) return data
  const [issue] = error.issues
  throw refuse(
    issue?.path[0] === 'credentials' && issue.path.length > 1
      ? `credentials.${String(issue.path[1])} must have a name of letters, and be "name", "password", "key" or { "fixed": "a text" }`
      : 'must be { "credentials": { … } } and nothing else',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const names = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'heron',
  'indigo',
  'juniper',
  'kestrel',
  'linden',
  'maple',
  'otter',
  'quartz',
  'raven',
]

const makers = {
  name: () => `${names[randomInt(names.length)]}-${randomInt(100, 1000)}`,
  password: () => randomBytes(12).toString('base64url'),
  key: () => randomBytes(24).toString('hex'),
}

/** New credentials for one session. */
export function makeCredentials({ credentials }: TargetDescription): Record<string, string> {
  return Object.fromEntries(
    Object.entries(credentials).map(([name, kind]) => [
      name,
      typeof kind === 'string' ? makers[kind]() : kind.fixed,
    ]),
  )
}

/** The seed of a target's codes and secrets: 64 hexadecimal characters. */
export const makeSeed = (): string => randomBytes(32).toString('hex')
