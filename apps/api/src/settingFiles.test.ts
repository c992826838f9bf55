import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { configSchema } from './configSchema.ts'
import { secretSettings } from './settingFiles.ts'

let folder: string
const written = async (name: string, text: string | Buffer) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-settings-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('a secret can be in a file, with or without a line break at its end', async () => {
  const secret = ` ${'s'.repeat(40)} `
  for (const end of ['', '\n', '\r\n']) {
    const path = await written('secret', `${secret}${end}`)
    expect(readConfig({ AUTH_SECRET_FILE: path }).authSecret).toBe(secret)
  }
  const url = 'postgresql://site:hidden@db:5432/site'
  expect(readConfig({ DATABASE_URL_FILE: await written('url', `${url}\n`) }).databaseUrl).toBe(url)
})

test('a setting and its file are not set together, and an empty one counts as missing', async () => {
  const path = await written('both', 'x'.repeat(40))
  expect(() => readConfig({ AUTH_SECRET: 'y'.repeat(40), AUTH_SECRET_FILE: path })).toThrow(
    'AUTH_SECRET and AUTH_SECRET_FILE are both set: keep one of them.',
  )
  expect(readConfig({ AUTH_SECRET: '', AUTH_SECRET_FILE: path }).authSecret).toBe('x'.repeat(40))
  expect(readConfig({ AUTH_SECRET_FILE: ' ' }).authSecret).toBeNull()
})

test('a file that is missing, empty, of several lines or no text is named, and never shown', async () => {
  for (const [name, bytes] of [
    ['empty', ''],
    ['lines', 'hidden-one\nhidden-two'],
    ['nul', 'hidden\0'],
    ['large', Buffer.alloc(70_000, 'h')],
  ] as const) {
    const path = await written(name, bytes)
    expect(() => readConfig({ SMTP_URL_FILE: path })).toThrow(
      `SMTP_URL_FILE: the file ${path} must hold one line.`,
    )
  }
  for (const [path, code] of [
    [join(folder, 'nowhere'), 'ENOENT'],
    [folder, 'EISDIR'],
  ] as const)
    expect(() => readConfig({ SMTP_URL_FILE: path })).toThrow(
      `SMTP_URL_FILE: the file ${path} cannot be read (${code}).`,
    )
})

test('a wrong value from a file is told by the name of its setting, without the value', async () => {
  const path = await written('short', 'hidden')
  expect(() => readConfig({ AUTH_SECRET_FILE: path })).toThrow(/^AUTH_SECRET must be at least 32/)
  expect(() => readConfig({ AUTH_SECRET_FILE: path })).not.toThrow('hidden')
})

test('each setting with the name of a secret is one', () => {
  const secrets = new Set<string>(secretSettings)
  const problems = Object.keys(configSchema.shape)
    .filter((name) => /SECRET|KEY|PASSWORD|TOKEN|DSN/.test(name) && !secrets.has(name))
    .map((name) => `${name}: add it to secretSettings in settingFiles.ts.`)
  expect(problems).toEqual([])
})
