import { resolve } from 'node:path'
import type { Brand } from '@rampart/contract/entities/brand'
import type { SignupSetting } from '@rampart/contract/entities/values'
import ipaddr from 'ipaddr.js'
import type { Cohort } from '@rampart/contract/rules/bootcampCohorts'
import type { MailAliases } from './accounts/mailbox.ts'
import { readTracing } from './observing/tracingSettings.ts'
import type { TracingConfig } from './observing/tracingSettings.ts'
import { configSchema } from './configSchema.ts'
import type { ConfigValues } from './configSchema.ts'
import { readBrand } from './readBrand.ts'
import { withSettingFiles } from './settingFiles.ts'
import { readRetention } from './retention/retentionSettings.ts'
import type { Retention } from './retention/retentionSettings.ts'
import { StartError } from './startError.ts'

/** A setting is missing or wrong; the message starts with the variable's name. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

/** The file store. */
export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  /**
   * Null if the machine has an identity of its own for which the service gives short-lived keys.
   */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

/** The settings of the API, from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The origin of links in mails and credentials; without a slash at its end. */
  readonly publicUrl: string
  /** Absolute path of the folder for the embedded database, keys and files. */
  readonly dataDir: string
  /** A PostgreSQL server; null uses the embedded database. */
  readonly databaseUrl: string | null
  /**
   * The same server without the pooler in front of it: for what needs a connection of its own
   * (notifications, jobs, migrations). Null if `databaseUrl` leads to the server itself.
   */
  readonly databaseDirectUrl: string | null
  /** The most connections of this process for requests. */
  readonly databasePoolMax: number
  /**
   * A Valkey server in which processes share counts of requests; null shares them in the database.
   */
  readonly valkeyUrl: string | null
  /** The key that signs tokens; null makes one and stores it in the data folder. */
  readonly authSecret: string | null
  /**
   * Another key: tokens that it signed are accepted, and what it sealed is sealed again. Null if
   * there is none.
   */
  readonly previousAuthSecret: string | null
  /** Proxies whose forwarded headers count. */
  readonly trustProxy: readonly string[]
  /**
   * Networks whose addresses stand for many people: limits of addresses are fifty times as high for
   * them.
   */
  readonly trustedNetworks: readonly string[]
  /** Multiplies every rate limit. */
  readonly rateLimitScale: number
  /** Whether the demo records are imported; null imports them into an empty embedded database. */
  readonly demoData: boolean | null
  /** The operator of the site: names, marks, colors. */
  readonly brand: Brand
  /** A mail server; null writes mails into the folder `outbox` of the data folder. */
  readonly smtpUrl: string | null
  /** The sender of mails. */
  readonly mailFrom: string
  /** A bucket of S3 or of a compatible service, for files; null stores them in the data folder. */
  readonly s3: S3Config | null
  /** Who may create an account: anyone, people with an invitation, or no one. */
  readonly signup: SignupSetting
  /** Which addresses count as one mailbox, for limits of mails and first credits. */
  readonly mailAliases: MailAliases
  /** The next cohorts of bootcamps; none if the days of the site's own code count. */
  readonly bootcampCohorts: readonly Cohort[]
  /** The first credits of a new account. */
  readonly startingCredits: number
  /** The credits that an account gets once a calendar month; 0 gives none. */
  readonly monthlyCredits: number
  /** The address of a video, with {library} and {content} in it. */
  readonly videoEmbedUrl: string
  /** How long what is over is kept. */
  readonly retention: Retention
  /**
   * How long the process still accepts requests after it was told to stop, in seconds: until the
   * load balancer has seen that it is not ready.
   */
  readonly drainSeconds: number
  /** The port of the metrics, on the host of the site; 0 uses a free port. Null: there are none. */
  readonly metricsPort: number | null
  /** Where spans go; null makes none. */
  readonly tracing: TracingConfig | null
  /** Where errors that nobody expected are reported; null reports none. */
  readonly sentryDsn: string | null
  /** How this process runs labs; `off` leaves them to other processes. */
  readonly labRuntime: 'process' | 'container' | 'kubernetes' | 'off'
  /** The most lab sessions that this machine runs at once; others wait for a place. */
  readonly labsAtOnce: number
  /** The port of the gateway of labs; 0 uses a free port. */
  readonly labPort: number
  /**
   * Origin of a lab session, with {session} in it; null is the gateway's own port on this machine.
   */
  readonly labBaseUrl: string | null
  /**
   * The address of this machine at which gateways of other machines reach its labs; null if only
   * its own gateway reaches them.
   */
  readonly labHostAddress: string | null
  /** Container image with Node 24 that targets run in. */
  readonly labImage: string
  /** The namespace of a cluster in which labs run. */
  readonly labNamespace: string
  /** How a cluster runs labs, such as gVisor; null for its default. */
  readonly labRuntimeClass: string | null
  /** Which runtime the container engine runs labs with, such as gVisor's; null for its default. */
  readonly labContainerRuntime: string | null
  /**
   * The pool of pods of a cluster from which labs take theirs, with the key that signs what they
   * are started with; null makes a pod for each.
   */
  readonly labWarmPool: { readonly name: string; readonly key: string } | null
  /** Container image of the shells beside targets; null if terminals run in the browser. */
  readonly labShellImage: string | null
}

/**
 * The gateway's default port: a hundred above the site's, so that several sites on one machine do
 * not collide.
 */
function labPortBeside(port: number): number {
  if (port === 0) return 0
  return port + 100 <= 65_535 ? port + 100 : port - 100
}

/**
 * Whether a host (of a setting, an address or a request) is this machine itself. A name that only
 * starts like an address is not.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (host === 'localhost') return true
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/**
 * Whether the site is only for this machine: both the listening address and the public one are
 * local.
 */
export const isPrivate = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && isLoopback(new URL(publicUrl).hostname)

/** The settings of S3, all or none; the two keys may be left out together. Throws `ConfigError`. */
function readS3(values: ConfigValues): S3Config | null {
  const places = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION'] as const
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const isSet = (name: (typeof places | typeof keys)[number]) => values[name] !== undefined
  if (![...places, ...keys].some(isSet)) return null
  const hasKeys = keys.some(isSet)
  const missing = [...places, ...(hasKeys ? keys : [])].find((name) => !isSet(name))
  if (missing !== undefined)
    throw new ConfigError(`${missing} must be set where another setting of S3 is.`)
  return {
    endpoint: values.S3_ENDPOINT ?? '',
    bucket: values.S3_BUCKET ?? '',
    region: values.S3_REGION ?? '',
    keys: hasKeys
      ? {
          accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
        }
      : null,
  }
}

/** The pool of labs, where both of its settings are there. Throws `ConfigError`. */
function readWarmPool({
  LAB_WARM_POOL: name,
  LAB_WARM_POOL_KEY: key,
  LAB_IMAGE,
}: ConfigValues): Config['labWarmPool'] {
  if (name === undefined && key === undefined) return null
  if (name === undefined)
    throw new ConfigError('LAB_WARM_POOL must be set where LAB_WARM_POOL_KEY is.')
  if (key === undefined)
    throw new ConfigError('LAB_WARM_POOL_KEY must be set where LAB_WARM_POOL is.')
  if (LAB_IMAGE.includes('{lab}'))
    throw new ConfigError('LAB_IMAGE must be one image for all labs where LAB_WARM_POOL is set.')
  return { name, key }
}

/** Reads and checks the settings; an empty variable counts as missing. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = configSchema.safeParse(withSettingFiles(env))
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const values = result.data
  if (!isLoopback(values.HOST)) {
    for (const name of ['AUTH_SECRET', 'PUBLIC_URL'] as const) {
      if (values[name] === undefined) {
        throw new ConfigError(
          `${name} must be set when HOST (${values.HOST}) opens the site to other machines.`,
        )
      }
    }
  }
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_URL must be set where DATABASE_DIRECT_URL is.')
  if (values.AUTH_SECRET_PREVIOUS !== undefined && values.AUTH_SECRET === undefined)
    throw new ConfigError('AUTH_SECRET must be set where AUTH_SECRET_PREVIOUS is.')
  if (values.LAB_SHELL_IMAGE !== undefined && values.LAB_CONTAINER_RUNTIME !== undefined)
    throw new ConfigError(
      'LAB_SHELL_IMAGE must not be set where LAB_CONTAINER_RUNTIME is: a shell shares a socket with its target, and runtimes such as gVisor keep the two apart.',
    )
  const publicUrl = values.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${values.PORT}`
  const brand = readBrand(values.BRAND_FILE)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databasePoolMax: values.DATABASE_POOL_MAX,
    valkeyUrl: values.VALKEY_URL ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    previousAuthSecret: values.AUTH_SECRET_PREVIOUS ?? null,
    trustProxy: values.TRUST_PROXY,
    trustedNetworks: values.TRUSTED_NETWORKS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    demoData: values.DEMO_DATA === undefined ? null : values.DEMO_DATA === 'on',
    smtpUrl: values.SMTP_URL ?? null,
    brand,
    mailFrom:
      values.MAIL_FROM ??
      brand.mailFrom ??
      `${brand.name} <no-reply@${new URL(publicUrl).hostname}>`,
    s3: readS3(values),
    signup: values.SIGNUP,
    startingCredits: values.STARTING_CREDITS,
    monthlyCredits: values.MONTHLY_CREDITS,
    mailAliases: values.MAIL_ALIASES,
    bootcampCohorts: values.BOOTCAMP_COHORTS ?? [],
    videoEmbedUrl: values.VIDEO_EMBED_URL,
    retention: readRetention(values),
    drainSeconds: values.DRAIN_SECONDS,
    metricsPort: values.METRICS_PORT ?? null,
    tracing: readTracing(env),
    sentryDsn: values.SENTRY_DSN ?? null,
    labRuntime: values.LAB_RUNTIME,
    labsAtOnce: values.LABS_AT_ONCE,
    labPort: values.LAB_PORT ?? labPortBeside(values.PORT),
    labBaseUrl: values.LAB_BASE_URL ?? null,
    labHostAddress: values.LAB_HOST_ADDRESS ?? null,
    labImage: values.LAB_IMAGE,
    labNamespace: values.LAB_NAMESPACE,
    labRuntimeClass: values.LAB_RUNTIME_CLASS ?? null,
    labContainerRuntime: values.LAB_CONTAINER_RUNTIME ?? null,
    labWarmPool: readWarmPool(values),
    labShellImage: values.LAB_SHELL_IMAGE ?? null,
  }
}
