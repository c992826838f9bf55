import { mailboxPattern } from '@rampart/contract/entities/brand'
import { signupSettings } from '@rampart/contract/entities/values'
import { z } from 'zod'
import { mailAliasSettings } from './accounts/mailbox.ts'
import { numberSetting, wholeSetting } from './numberSetting.ts'
import { cohortsSetting } from './openings/cohortsSetting.ts'
import { retentionSettings } from './retention/retentionSettings.ts'
import {
  isBucket,
  isDatabaseUrl,
  isDsn,
  isEd25519Key,
  isImageName,
  isLabTemplate,
  isMachineAddress,
  isNamespace,
  isOrigin,
  isProxy,
  isRegion,
  isRuntimeName,
  isSmtpUrl,
  isValkeyUrl,
  isVideoTemplate,
  originOf,
} from './settingNames.ts'

/** The shortest secret that may sign tokens, in bytes. */
export const minSecretBytes = 32

const isMailbox = (value: string) => mailboxPattern.test(value)

const text = (check: (value: string) => boolean, message: string) =>
  z.string().refine(check, message)

const origin = (example: string) =>
  z.string().refine((value) => isOrigin(value), {
    error: ({ input }) => {
      const written = typeof input === 'string' ? originOf(input) : null
      const hint = written === null ? '' : `: write ${written}`
      return `must be an origin such as ${example}, without a path${hint}`
    },
  })

const whole = (min: number, max: number, what = 'a number') =>
  wholeSetting(min, max, `must be ${what} from ${min} to ${max}`)

const networks = (what: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.every(isProxy),
      `must be a list of ${what} or networks, such as 10.0.0.5,10.1.0.0/16`,
    )

/** One entry for each variable, with the sentence about its allowed values. */
export const configSchema = z.object({
  PORT: whole(0, 65535, 'a port').default(3000),
  HOST: z
    .string()
    .trim()
    .regex(/^\S+$/, 'must be one address or name of this machine, such as 127.0.0.1')
    .default('127.0.0.1'),
  PUBLIC_URL: origin('https://learn.example.org').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: text(
    isDatabaseUrl,
    'must be an address such as postgresql://user:password@host:5432/name',
  ).optional(),
  DATABASE_DIRECT_URL: text(
    isDatabaseUrl,
    'must be an address such as postgresql://user:password@host:5432/name',
  ).optional(),
  DATABASE_POOL_MAX: whole(1, 1_000).default(10),
  VALKEY_URL: text(
    isValkeyUrl,
    'must be an address such as valkeys://user:password@host:6379/0',
  ).optional(),
  AUTH_SECRET: text(
    (value) => Buffer.byteLength(value) >= minSecretBytes,
    `must be at least ${minSecretBytes} bytes long, for example the output of 'openssl rand -base64 48'`,
  ).optional(),
  AUTH_SECRET_PREVIOUS: text(
    (value) => Buffer.byteLength(value) >= minSecretBytes,
    `must be at least ${minSecretBytes} bytes long`,
  ).optional(),
  TRUST_PROXY: networks('proxy addresses').default([]),
  TRUSTED_NETWORKS: networks('addresses').default([]),
  RATE_LIMIT_SCALE: numberSetting(0.01, 1e6, 'must be a number from 0.01 to 1000000').default(1),
  DEMO_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  SMTP_URL: text(isSmtpUrl, 'must be an address such as smtp://user:password@host:587').optional(),
  BRAND_FILE: z.string().optional(),
  MAIL_FROM: text(isMailbox, 'must be an address such as Learning <learn@example.org>').optional(),
  SIGNUP: z.enum(signupSettings, 'must be open, invitation or off').default('open'),
  MAIL_ALIASES: z
    .enum(mailAliasSettings, 'must be distinct, plus or plus-and-dots')
    .default('distinct'),
  STARTING_CREDITS: whole(0, 10_000).default(10),
  MONTHLY_CREDITS: whole(0, 10_000).default(0),
  BOOTCAMP_COHORTS: cohortsSetting,
  S3_ENDPOINT: origin('https://s3.eu-central-1.amazonaws.com').optional(),
  S3_BUCKET: text(isBucket, 'must be the name of a bucket').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: text(isRegion, 'must be the name of a region, such as eu-central-1').optional(),
  VIDEO_EMBED_URL: text(
    isVideoTemplate,
    'must be an address that contains {library} and {content}',
  ).default('/player/{library}/{content}'),
  ...retentionSettings,
  DRAIN_SECONDS: whole(0, 600).default(0),
  METRICS_PORT: whole(0, 65535, 'a port').optional(),
  SENTRY_DSN: text(isDsn, 'must be an address such as https://key@errors.example.org/1').optional(),
  LAB_RUNTIME: z
    .enum(
      ['process', 'container', 'kubernetes', 'off'],
      'must be process, container, kubernetes or off',
    )
    .default('process'),
  LABS_AT_ONCE: whole(1, 10_000).default(24),
  LAB_PORT: whole(0, 65535, 'a port').optional(),
  LAB_BASE_URL: text(
    isLabTemplate,
    'must be an origin with {session} in the first part of its name, such as https://{session}.labs.example.org',
  ).optional(),
  LAB_HOST_ADDRESS: text(
    isMachineAddress,
    'must be an address of this machine that others reach, such as 10.0.0.7',
  ).optional(),
  LAB_NAMESPACE: text(isNamespace, 'must be the name of a namespace').default('rampart-labs'),
  LAB_RUNTIME_CLASS: text(isNamespace, 'must be the name of a RuntimeClass').optional(),
  LAB_CONTAINER_RUNTIME: text(
    isRuntimeName,
    'must be the name of a runtime of the container engine, such as runsc',
  ).optional(),
  LAB_WARM_POOL: text(isNamespace, 'must be the name of a SandboxWarmPool').optional(),
  LAB_WARM_POOL_KEY: text(
    isEd25519Key,
    'must be an Ed25519 key, PKCS 8 as DER in base64 in one line',
  ).optional(),
  LAB_IMAGE: text(
    isImageName,
    'must be the name of a container image, such as node:24-slim',
  ).default('node:24-slim'),
  LAB_SHELL_IMAGE: text(
    isImageName,
    'must be the name of a container image, such as rampart-shell:1',
  ).optional(),
})

export type ConfigValues = z.output<typeof configSchema>
