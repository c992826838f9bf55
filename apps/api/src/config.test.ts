import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, isLoopback, readConfig } from './config.ts'
import { readBrand } from './readBrand.ts'

const secret = 'x'.repeat(32)

test('without settings the site listens only on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('.data'),
    databaseUrl: null,
    databaseDirectUrl: null,
    databasePoolMax: 10,
    valkeyUrl: null,
    authSecret: null,
    previousAuthSecret: null,
    trustProxy: [],
    trustedNetworks: [],
    rateLimitScale: 1,
    demoData: null,
    brand: readBrand(),
    smtpUrl: null,
    mailFrom: 'Rampart <no-reply@localhost>',
    s3: null,
    signup: 'open',
    startingCredits: 10,
    monthlyCredits: 0,
    videoEmbedUrl: '/player/{library}/{content}',
    retention: {
      labDetails: 365,
      devices: 365,
      requests: 183,
      openings: 730,
      uploads: 0,
      participants: 0,
      superseded: 0,
      failedMails: 0,
    },
    drainSeconds: 0,
    metricsPort: null,
    tracing: null,
    sentryDsn: null,
    labRuntime: 'process',
    labPort: 3100,
    labBaseUrl: null,
    labHostAddress: null,
    labImage: 'node:24-slim',
    labNamespace: 'rampart-labs',
    labRuntimeClass: null,
    labContainerRuntime: null,
    labWarmPool: null,
    labShellImage: null,
    labsAtOnce: 24,
    mailAliases: 'distinct',
    bootcampCohorts: [],
  })
})

test('settings are read; an empty one counts as missing', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://learn.example.org/',
    AUTH_SECRET: secret,
    TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,fd00::/8,loopback',
    TRUSTED_NETWORKS: '192.0.2.0/24, 2001:db8::/32',
    DEMO_DATA: 'off',
    DATABASE_URL: ' ',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://learn.example.org',
    trustProxy: ['10.0.0.5', '10.1.0.0/16', 'fd00::/8', 'loopback'],
    trustedNetworks: ['192.0.2.0/24', '2001:db8::/32'],
    demoData: false,
    databaseUrl: null,
  })
})

test.each([
  [{ PORT: '8080' }, 8180],
  [{ PORT: '0' }, 0],
  [{ PORT: '65500' }, 65400],
  [{ PORT: '8080', LAB_PORT: '0' }, 0],
  [{ LAB_PORT: '4000' }, 4000],
])('the gateway of labs listens beside the site: %j', (env, port) => {
  expect(readConfig(env).labPort).toBe(port)
})

const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'rampart',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_REGION: 'eu-central-1',
}

test('the settings of S3 are all set or none', () => {
  expect(readConfig(s3).s3).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'rampart',
    keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
    region: 'eu-central-1',
  })
  for (const name of Object.keys(s3)) {
    expect(() => readConfig({ ...s3, [name]: '' })).toThrow(
      new RegExp(`^${name} must be set where another setting of S3 is\\.$`),
    )
  }
})

test('without both of its keys S3 takes the identity of the machine', () => {
  const { S3_ACCESS_KEY_ID: _id, S3_SECRET_ACCESS_KEY: _secret, ...places } = s3
  expect(readConfig(places).s3).toMatchObject({ bucket: 'rampart', keys: null })
})

const keyOf = (type: 'ed25519' | 'x25519') =>
  // There is an overload for each type, but none for all of them.
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64')
const warmPool = { LAB_WARM_POOL: 'labs', LAB_WARM_POOL_KEY: keyOf('ed25519') }

test('a pool of labs has a name and a key', () => {
  expect(readConfig(warmPool).labWarmPool).toEqual({
    name: 'labs',
    key: warmPool.LAB_WARM_POOL_KEY,
  })
})

test.each([
  'https://{session}.labs.example.org',
  'https://lab-{session}.example.org',
  'http://{session}.localhost:3100',
])('labs may be at %s', (template) => {
  expect(readConfig({ LAB_BASE_URL: template }).labBaseUrl).toBe(template)
})

test.each([
  ['https://Learn.Example.org', 'https://learn.example.org'],
  ['https://learn.example.org:443', 'https://learn.example.org'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://learn.example.org/site', 'https://learn.example.org'],
])('an origin that is written %s says how to write it', (given, written) => {
  expect(() => readConfig({ PUBLIC_URL: given })).toThrow(
    `PUBLIC_URL must be an origin such as https://learn.example.org, without a path: write ${written}.`,
  )
})

describe('a wrong setting is one line that starts with its name', () => {
  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['PORT', { PORT: '0x10' }],
    ['PORT', { PORT: '0b11' }],
    ['PORT', { PORT: '3e3' }],
    ['PORT', { PORT: '+3000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'learn.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://learn.example.org/site' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://learn.example.org' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/site' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['AUTH_SECRET_PREVIOUS', { AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: 'short' }],
    ['AUTH_SECRET', { AUTH_SECRET_PREVIOUS: secret }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgresql://db/site' }],
    ['VALKEY_URL', { VALKEY_URL: 'valkey.example.org:6379' }],
    ['VALKEY_URL', { VALKEY_URL: 'https://valkey.example.org' }],
    ['VALKEY_URL', { VALKEY_URL: 'valkey:///0' }],
    ['VALKEY_URL', { VALKEY_URL: 'valkey://valkey.example.org/counts' }],
    ['VALKEY_URL', { VALKEY_URL: 'valkey://valkey.example.org?db=1' }],
    ['VALKEY_URL', { VALKEY_URL: 'valkey://:50%@valkey.example.org' }],
    ['DATABASE_POOL_MAX', { DATABASE_POOL_MAX: '0' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '-1' }],
    ['KEEP_UPLOADS_DAYS', { KEEP_UPLOADS_DAYS: '-1' }],
    ['KEEP_LAB_DETAILS_DAYS', { KEEP_LAB_DETAILS_DAYS: 'a year' }],
    ['KEEP_FAILED_MAILS_DAYS', { KEEP_FAILED_MAILS_DAYS: '1.5' }],
    ['KEEP_DEVICES_DAYS', { KEEP_DEVICES_DAYS: '0x16d' }],
    ['METRICS_PORT', { METRICS_PORT: 'on' }],
    ['SENTRY_DSN', { SENTRY_DSN: 'https://errors.example.org/1' }],
    ['SENTRY_DSN', { SENTRY_DSN: 'https://key@errors.example.org/project' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUSTED_NETWORKS', { TRUSTED_NETWORKS: 'campus' }],
    ['TRUSTED_NETWORKS', { TRUSTED_NETWORKS: '10.0.0.0/8,10.0.0.0/33' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0x2' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '2e2' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: 'none' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example.org' }],
    ['MAIL_FROM', { MAIL_FROM: 'Rampart' }],
    ['MAIL_FROM', { MAIL_FROM: 'Rampart <learn@example.org>\nBcc: all@example.org' }],
    ['SIGNUP', { SIGNUP: 'closed' }],
    ['STARTING_CREDITS', { STARTING_CREDITS: '-1' }],
    ['STARTING_CREDITS', { STARTING_CREDITS: '1.5' }],
    ['MONTHLY_CREDITS', { MONTHLY_CREDITS: '-1' }],
    ['MONTHLY_CREDITS', { MONTHLY_CREDITS: '1.5' }],
    ['MONTHLY_CREDITS', { MONTHLY_CREDITS: '10001' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 's3.example.org' }],
    ['S3_BUCKET', { ...s3, S3_BUCKET: 'Two Words' }],
    ['S3_REGION', { ...s3, S3_REGION: 'eu central' }],
    ['VIDEO_EMBED_URL', { VIDEO_EMBED_URL: 'https://video.example.org/{content}' }],
    ['VIDEO_EMBED_URL', { VIDEO_EMBED_URL: 'javascript:{library}{content}' }],
    ['LAB_RUNTIME', { LAB_RUNTIME: 'docker' }],
    ['LAB_PORT', { LAB_PORT: '70000' }],
    ['LAB_PORT', { LAB_PORT: 'any' }],
    ['LAB_BASE_URL', { LAB_BASE_URL: 'https://labs.example.org' }],
    ['LAB_BASE_URL', { LAB_BASE_URL: 'https://labs.example.org/{session}' }],
    ['LAB_BASE_URL', { LAB_BASE_URL: 'https://labs.{session}.example.org' }],
    ['LAB_BASE_URL', { LAB_BASE_URL: 'https://{session}' }],
    ['LAB_BASE_URL', { LAB_BASE_URL: 'https://{session}.example.org/' }],
    ['LAB_BASE_URL', { LAB_BASE_URL: '{session}.example.org' }],
    ['LAB_BASE_URL', { LAB_BASE_URL: 'https://{session}-{session}.example.org' }],
    ['MAIL_ALIASES', { MAIL_ALIASES: 'dots' }],
    ['LABS_AT_ONCE', { LABS_AT_ONCE: '0' }],
    ['LABS_AT_ONCE', { LABS_AT_ONCE: '1.5' }],
    ['LAB_HOST_ADDRESS', { LAB_HOST_ADDRESS: '0.0.0.0' }],
    ['LAB_HOST_ADDRESS', { LAB_HOST_ADDRESS: 'labs.example.org' }],
    ['LAB_NAMESPACE', { LAB_NAMESPACE: 'Two Words' }],
    ['LAB_RUNTIME_CLASS', { LAB_RUNTIME_CLASS: 'gvisor/' }],
    ['LAB_CONTAINER_RUNTIME', { LAB_CONTAINER_RUNTIME: '/usr/bin/runsc' }],
    ['LAB_SHELL_IMAGE', { LAB_SHELL_IMAGE: 'rampart-shell:1', LAB_CONTAINER_RUNTIME: 'runsc' }],
    ['LAB_WARM_POOL', { ...warmPool, LAB_WARM_POOL: 'Two Words' }],
    ['LAB_WARM_POOL', { ...warmPool, LAB_WARM_POOL: '' }],
    ['LAB_WARM_POOL_KEY', { ...warmPool, LAB_WARM_POOL_KEY: '' }],
    ['LAB_WARM_POOL_KEY', { ...warmPool, LAB_WARM_POOL_KEY: 'secret'.repeat(8) }],
    ['LAB_WARM_POOL_KEY', { ...warmPool, LAB_WARM_POOL_KEY: keyOf('x25519') }],
    ['LAB_IMAGE', { ...warmPool, LAB_IMAGE: 'labs/{lab}:1' }],
    ['LAB_IMAGE', { LAB_IMAGE: '--privileged' }],
    ['LAB_IMAGE', { LAB_IMAGE: 'labs/{course}' }],
    ['LAB_IMAGE', { LAB_IMAGE: 'two images' }],
    ['HOST', { HOST: '127.0.0.1 10.0.0.1' }],
    ['AUTH_SECRET', { HOST: '0.0.0.0', PUBLIC_URL: 'https://learn.example.org' }],
    ['PUBLIC_URL', { HOST: '::', AUTH_SECRET: secret }],
  ])('%s: %j', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
  })
})

test('a number has a fraction or not, and blanks around it are no part of it', () => {
  const read = (RATE_LIMIT_SCALE: string) => readConfig({ RATE_LIMIT_SCALE }).rateLimitScale
  expect(['2', '0.5', '.5', ' 2.50\n'].map(read)).toEqual([2, 0.5, 0.5, 2.5])
  expect(readConfig({ PORT: ' 8080 ' }).port).toBe(8080)
})

test('blanks around the host are no part of it', () => {
  expect(readConfig({ HOST: ' 127.0.0.1 ' }).host).toBe('127.0.0.1')
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['127.evil.test', false],
  ['127.0.0.1.evil.test', false],
  ['localhost.evil.test', false],
  ['10.0.0.1', false],
  ['0.0.0.0', false],
  ['', false],
])('the host %j is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
