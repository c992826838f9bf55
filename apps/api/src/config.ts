import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './startError.ts'

/** A setting is missing or wrong; the message begins with the variable's name. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

/** The shortest secret that may sign tokens, in bytes. */
export const minSecretBytes = 32

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxy(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (bits === undefined) return family !== 0 || proxyNames.has(value)
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin
}

function isVideoTemplate(value: string): boolean {
  const url = URL.parse(value, 'http://localhost')
  return url !== null && /^https?:$/.test(url.protocol) && value.includes('{library}') && value.includes('{content}')
}

const isDatabaseUrl = (value: string) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')

const text = (check: (value: string) => boolean, message: string) => z.string().refine(check, message)
const number = (min: number, max: number, message: string) => z.coerce.number({ error: message }).min(min, message).max(max, message)

/** One entry a variable, each with the sentence that says what it must be. */
const schema = z.object({
  PORT: number(0, 65535, 'must be a port from 0 to 65535').int('must be a whole number').default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: text(isOrigin, 'must be an origin such as https://learn.example.org, without a path').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: text(isDatabaseUrl, 'must be an address such as postgresql://user:password@host:5432/name').optional(),
  AUTH_SECRET: text(
    (value) => Buffer.byteLength(value) >= minSecretBytes,
    `must be at least ${minSecretBytes} bytes long, for example the output of 'openssl rand -base64 48'`,
  ).optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isProxy), 'must be a list of proxy addresses or networks, such as 10.0.0.5,10.1.0.0/16')
    .optional(),
  RATE_LIMIT_SCALE: number(0.01, 1e6, 'must be a number from 0.01 to 1000000').default(1),
  DEMO_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  VIDEO_EMBED_URL: text(isVideoTemplate, 'must be an address that holds {library} and {content}').default('/player/{library}/{content}'),
})

/** The settings of the API, read from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Origin of every link that leaves the site in a mail or a credential; without a slash at its end. */
  readonly publicUrl: string
  /** Absolute path of the folder for the embedded database, keys and files. */
  readonly dataDir: string
  /** A PostgreSQL server; null uses the embedded database. */
  readonly databaseUrl: string | null
  /** What signs tokens; null makes one and keeps it in the data folder. */
  readonly authSecret: string | null
  /** Proxies whose forwarded headers count. */
  readonly trustProxy: readonly string[]
  /** Multiplies every rate limit. */
  readonly rateLimitScale: number
  /** Whether the demo records are imported; null means: into an empty embedded database. */
  readonly demoData: boolean | null
  /** Address of a video, with {library} and {content} in it. */
  readonly videoEmbedUrl: string
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** Reads and checks the settings; an empty variable counts as absent. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const values = result.data
  if (!isLoopback(values.HOST)) {
    for (const name of ['AUTH_SECRET', 'PUBLIC_URL'] as const) {
      if (values[name] === undefined) {
        throw new ConfigError(`${name} must be set when HOST (${values.HOST}) opens the site to other machines.`)
      }
    }
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    trustProxy: values.TRUST_PROXY ?? [],
    rateLimitScale: values.RATE_LIMIT_SCALE,
    demoData: values.DEMO_DATA === undefined ? null : values.DEMO_DATA === 'on',
    videoEmbedUrl: values.VIDEO_EMBED_URL,
  }
}
