import { randomBytes, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.strictObject({
  /** A value on the Lab Access card: a random user name, a password, a key, or a fixed text. */
  credentials: z.record(
    z.string().regex(/^[a-z][A-Za-z]*$/),
    z.union([z.enum(['name', 'password', 'key']), z.strictObject({ fixed: z.string().min(1) })]),
  ),
})

/** A lab's target, from its `target.json`. */
export type TargetDescription = z.infer<typeof schema>

/** Reads the `target.json` of a target's folder. Throws if it is missing or wrong. */
export async function readTarget(folder: string): Promise<TargetDescription> {
  return schema.parse(JSON.parse(await readFile(join(folder, 'target.json'), 'utf8')))
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
