import fs, {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTokens } from './auth/tokens.ts'
import { StartError } from './startError.ts'
import { forgetPreviousSecret, readSecrets, rotateStoredSecret } from './storedSecrets.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'api-secrets-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** The secrets of a folder, or the configured ones, as texts. */
const read = async (
  dataDir: string,
  authSecret: string | null = null,
  previousAuthSecret: string | null = null,
) =>
  (await readSecrets({ dataDir, authSecret, previousAuthSecret })).map((secret) =>
    Buffer.from(secret).toString(),
  )

const hour = 60 * 60 * 1000

test('the secret is made once, readable only by its owner, even if several processes start at once', async () => {
  const dataDir = await folder()
  const all = await Promise.all([read(dataDir), read(dataDir), read(dataDir)])
  const [key = ''] = all[0]
  expect(Buffer.byteLength(key)).toBeGreaterThanOrEqual(32)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  expect([...all, await read(dataDir)]).toEqual(Array.from({ length: 4 }, () => [key]))
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(key)
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
})

test('a disk that is full while a secret is written keeps no part of it', async () => {
  const dataDir = await folder()
  const [key] = await read(dataDir)
  const { writeFile: write } = fs
  const spy = vi.spyOn(fs, 'writeFile').mockImplementation(async (path) => {
    await write(path, 'a part')
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  await expect(rotateStoredSecret(dataDir)).rejects.toThrow(/^DATA_DIR: .* \(ENOSPC\)\.$/)
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(key)
})

test('configured secrets are used and none is stored', async () => {
  const dataDir = await folder()
  const [one, other] = ['s'.repeat(40), 'o'.repeat(40)]
  expect(await read(dataDir, one)).toEqual([one])
  expect(await read(dataDir, one, other)).toEqual([one, other])
  expect(await readdir(dataDir)).toEqual([])
})

test('a stored secret that is too short stops the start', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'auth-secret'), 'short')
  await expect(read(dataDir)).rejects.toThrow(
    /^AUTH_SECRET: the key in \S+ is shorter than 32 bytes/,
  )
})

test('a stored secret that cannot be read stops the start with one line', async () => {
  const dataDir = await folder()
  await mkdir(join(dataDir, 'auth-secret'))
  await expect(read(dataDir)).rejects.toThrow(
    new StartError(
      `DATA_DIR: cannot read the signing key in ${join(dataDir, 'auth-secret')} (EISDIR).`,
    ),
  )
})

test('a rotation that was killed before the new secret took its place is finished by the next one', async () => {
  const dataDir = await folder()
  const [before] = await read(dataDir)
  await link(join(dataDir, 'auth-secret'), join(dataDir, 'auth-secret.previous'))
  await rotateStoredSecret(dataDir)
  const [after, ...others] = await read(dataDir)
  expect(after).not.toBe(before)
  expect(others).toEqual([before])
  await expect(rotateStoredSecret(dataDir)).rejects.toThrow(
    /^The previous secret is still accepted/,
  )
})

test('a stored secret is replaced, and the one before is kept until its tokens have ended', async () => {
  const dataDir = await folder()
  const [before] = await read(dataDir)
  await rotateStoredSecret(dataDir)
  const [after, ...others] = await read(dataDir)
  expect(after).not.toBe(before)
  expect(others).toEqual([before])
  expect((await readdir(dataDir)).toSorted()).toEqual(['auth-secret', 'auth-secret.previous'])
  for (const name of await readdir(dataDir))
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600)
  // What the earlier secret sealed may not be sealed again yet.
  await expect(rotateStoredSecret(dataDir)).rejects.toThrow(
    /^The previous secret is still accepted/,
  )
  expect(await read(dataDir)).toEqual([after, before])

  const rotatedAt = (await stat(join(dataDir, 'auth-secret.previous'))).mtime.getTime()
  await forgetPreviousSecret(dataDir, new Date(rotatedAt + 72 * hour - 1))
  expect(await read(dataDir)).toEqual([after, before])
  await forgetPreviousSecret(dataDir, new Date(rotatedAt + 72 * hour))
  expect(await read(dataDir)).toEqual([after])
  await rotateStoredSecret(dataDir)
  expect((await read(dataDir))[1]).toBe(after)
})

test('the time counts from the rotation, however old the secret is', async () => {
  const dataDir = await folder()
  await read(dataDir)
  const old = new Date('2020-01-01')
  await utimes(join(dataDir, 'auth-secret'), old, old)
  await rotateStoredSecret(dataDir)
  await forgetPreviousSecret(dataDir, new Date())
  expect(await read(dataDir)).toHaveLength(2)
})

test('a token is accepted if any secret signed it; the first one signs', async () => {
  const [one, other, third] = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(32)))
  if (!one || !other || !third) throw new Error('There are three.')
  const [now, user] = [new Date(), { id: 'somebody', tokenVersion: 1 }]
  const { token: before } = await createTokens([one]).issue(user, now)
  const rotated = createTokens([other, one])
  const after = (await rotated.issue(user, now)).token
  expect(await rotated.read(before, now)).toMatchObject({ sub: 'somebody' })
  expect(await createTokens([one]).read(after, now)).toBeNull()
  expect(await createTokens([other]).read(after, now)).not.toBeNull()
  expect(await createTokens([third, other]).read(before, now)).toBeNull()
  // Other faults of a token are reported by the secret that signed it.
  const later = new Date(now.getTime() + 9 * hour)
  expect(await rotated.read(before, later)).toBeNull()
  const access = await createTokens([one]).issueAccess({ id: 'x', bootcampSlug: 'aws' }, now)
  const muchLater = new Date(now.getTime() + 73 * hour)
  expect(await rotated.readAccess(access, muchLater)).toBe('access_token_expired')
  expect(await createTokens([third, other]).readAccess(access, now)).toBe('access_token_invalid')
})
