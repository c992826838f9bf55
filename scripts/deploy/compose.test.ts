import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../apps/api/src/config.ts'
import { configSchema } from '../../apps/api/src/configSchema.ts'
import { readSiteConfig } from '../../apps/site/server/siteConfig.ts'
import { siteProgram } from '../program.ts'

interface Service {
  image: string
  command?: string[]
  restart?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  environment?: Record<string, string>
  networks: unknown
}

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const { services, networks } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
}
const roles = Object.values(services).filter(({ command }) =>
  ['site', 'worker', 'gateway', 'migrate', 'import'].includes(command?.[0] ?? ''),
)

test('the image starts the program as npm start does', () => {
  const [, list] = /^ENTRYPOINT (\[.*\])$/m.exec(read('deploy/image/Containerfile')) ?? []
  expect(JSON.parse(list ?? '')).toEqual(['node', ...siteProgram])
})

test('each role runs without rights, on a read-only root', () => {
  expect(roles).toHaveLength(5)
  for (const role of roles)
    expect(role).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: expect.arrayContaining(['no-new-privileges:true']),
    })
})

test('docs/operating.md describes each setting of the API and of a role', () => {
  const docs = read('docs/operating.md')
  const ofRoles = roles.flatMap(({ environment = {} }) => Object.keys(environment))
  const missing = [...Object.keys(configSchema.shape), ...ofRoles]
    .map((name) => (name === 'BRAND_FILE' ? name : name.replace(/_FILE$/, '')))
    .filter((name) => !docs.includes(`\`${name}\``))
  expect(missing, 'Each setting has a row in the table "Settings" of docs/operating.md.').toEqual(
    [],
  )
})

/** The settings of a role with a file `.env`, without secrets. */
const settingsWith = (env: Readonly<Record<string, string>>, role = services['site']) =>
  Object.fromEntries(
    Object.entries(role?.environment ?? {})
      .filter(([name]) => !name.endsWith('_FILE') || name === 'BRAND_FILE')
      .map(([name, value]) => [
        name,
        value.replaceAll(
          /\$\{(\w+):-([^}]*)\}/g,
          (_, asked: string, other: string) => env[asked] || other,
        ),
      ]),
  )

test('a file .env may have every setting that is not of the file itself', () => {
  // Addresses and ports that belong together, the machine's own services and their secrets.
  const ofFile =
    /^(?:PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_(?:DIRECT_)?URL|AUTH_SECRET|TRUST_PROXY|DRAIN_SECONDS|S3_.*|LAB_(?:PORT|BASE_URL|HOST_ADDRESS))$/
  // Labs are processes here: there is no engine and no cluster.
  const ofOthers =
    /^LAB_(?:RUNTIME|NAMESPACE|RUNTIME_CLASS|CONTAINER_RUNTIME|WARM_POOL|WARM_POOL_KEY|IMAGE|SHELL_IMAGE)$/
  const ofSite = ['BOOTCAMP_APPLY_URL', 'CREDITS_URL', 'SHARED_PAGES', 'SUBSCRIPTION_URL']
  const names = [...Object.keys(configSchema.shape), ...ofSite].filter(
    (name) => !ofFile.test(name) && !ofOthers.test(name),
  )
  expect(names.length).toBeGreaterThan(25)
  const given = Object.fromEntries(names.map((name) => [name, `of ${name}`]))
  for (const role of roles)
    expect(
      settingsWith(given, role),
      'Each setting is in `environment` of compose.yaml: NAME: ${NAME:-}.',
    ).toMatchObject(given)
})

test('the program takes the settings without and with a file .env', () => {
  const secrets = { AUTH_SECRET: 'x'.repeat(64), S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const without = { ...settingsWith({}), ...secrets }
  expect(readConfig(without)).toMatchObject({
    publicUrl: 'https://rampart.localhost',
    mailFrom: 'Rampart <no-reply@rampart.localhost>',
    signup: 'open',
    startingCredits: 10,
    metricsPort: null,
    tracing: null,
  })
  expect(readSiteConfig(without, 'b@a.test')).toMatchObject({ arePagesShared: false })
  const given = { STARTING_CREDITS: '3', KEEP_UPLOADS_DAYS: '730', MAIL_FROM: 'A <a@b.test>' }
  expect(readConfig({ ...settingsWith(given), ...secrets })).toMatchObject({
    startingCredits: 3,
    retention: { uploads: 730 },
    mailFrom: 'A <a@b.test>',
  })
})

test('database and files cannot be reached from outside', () => {
  expect(networks['inside']).toMatchObject({ internal: true })
  for (const name of ['database', 'files']) expect(services[name]?.networks).toEqual(['inside'])
})

test('secrets are made once, and differ from machine to machine', () => {
  const makeSecrets = (folder: string) => {
    execFileSync('sh', [join(import.meta.dirname, '../../deploy/compose/make-secrets.sh'), folder])
    return Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]),
    )
  }
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'rampart-secrets-')))
  onTestFinished(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))
  const [first = {}, other = {}] = folders.map(makeSecrets)
  expect(makeSecrets(folders[0] ?? '')).toEqual(first)
  for (const name of ['auth-secret', 'database-password', 's3-secret']) {
    expect(first[name]).toMatch(/^[0-9a-f]{64}$/)
    expect(first[name]).not.toBe(other[name])
  }
  expect(first['database-url']).toBe(
    `postgresql://rampart:${first['database-password']}@database:5432/rampart`,
  )
  expect(JSON.parse(first['s3.json'] ?? '')).toMatchObject({
    identities: [{ credentials: [{ accessKey: first['s3-key'], secretKey: first['s3-secret'] }] }],
  })
})
