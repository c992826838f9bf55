import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newFolder, runCommand } from './commandFixture.ts'
import type { StoredData } from './context.ts'

const s3 = {
  endpoint: 'https://s3.example.org',
  bucket: 'rampart',
  keys: { accessKeyId: 'a', secretAccessKey: 'b' },
  region: 'c',
}

const inFolder = (dataDir: string, values: Partial<StoredData> = {}): StoredData => ({
  dataDir,
  databaseUrl: null,
  authSecret: null,
  s3: null,
  ...values,
})

const onData = (stored: StoredData, ...args: string[]) =>
  runCommand(args, {
    withStoredData: (work) => work(stored, (still) => still()),
    // These folders only look like data.
    withDatabase: async () => undefined,
    folder: dirname(stored.dataDir),
  })

const entries = {
  'auth-secret': 'the key',
  'db/PG_VERSION': '17',
  'db/postmaster.pid': '42',
  'db/base/1/1259': 'rows',
  'files/bootcamp-tasks/m1-abc': 'a task',
  'files/tmp/upload-1': 'still arriving',
  'outbox/1.eml': 'a mail',
} satisfies Record<string, string>

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** A folder that looks like a data folder, and a folder for its backups. */
async function dataFolder(files: Record<string, string> = entries) {
  const folder = await newFolder()
  await write(join(folder, 'data'), files)
  return {
    data: join(folder, 'data'),
    target: join(folder, 'backup.tar.gz'),
    other: await emptyFolder(),
  }
}

async function emptyFolder(): Promise<string> {
  const folder = join(await newFolder(), 'data')
  await mkdir(folder)
  return folder
}

/** The files of a folder and its subfolders, by name. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const found = (await readdir(folder, { withFileTypes: true, recursive: true })).filter((entry) =>
    entry.isFile(),
  )
  const read = async (path: string) =>
    [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const
  return Object.fromEntries(
    await Promise.all(found.map(({ parentPath, name }) => read(join(parentPath, name)))),
  )
}

describe('backup', () => {
  test('holds database, files and key, restores them unchanged, and is readable only by its owner', async () => {
    const { data, target, other } = await dataFolder()
    const { code, out, errors } = await onData(inFolder(data), 'backup', 'backup.tar.gz')
    expect({ code, out }).toEqual({
      code: 0,
      out: `Backed up to ${target}: the key that signs, files, the database.`,
    })
    expect(errors).toBe(
      'It contains secrets and what people submitted: keep it as safe as the site.',
    )
    expect((await stat(target)).mode & 0o777).toBe(0o600)
    expect(await contentsOf(data)).toEqual(entries)

    const restored = await onData(inFolder(other), 'restore', target)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.out).toMatch(
      new RegExp(
        `^Restored to ${other}, as of \\d{4}-.*Z: the key that signs, files, the database\\.$`,
      ),
    )
    const {
      'db/postmaster.pid': _pid,
      'files/tmp/upload-1': _arriving,
      'outbox/1.eml': _mail,
      ...kept
    } = entries
    expect(await contentsOf(other)).toEqual(kept)
    expect(await readdir(other)).toEqual(['auth-secret', 'db', 'files'])
  })

  test('replaces nothing, and leaves nothing when it fails', async () => {
    const { data, target } = await dataFolder()
    await writeFile(target, 'an earlier one')
    expect(await onData(inFolder(data), 'backup', target)).toEqual({
      code: 1,
      out: '',
      errors: `${target} is there already; a backup replaces nothing.`,
    })
    expect(await readFile(target, 'utf8')).toBe('an earlier one')
    expect(await onData(inFolder(data), 'backup', '/no/such/folder/x')).toMatchObject({
      code: 1,
      errors: '/no/such/folder/x cannot be written (ENOENT).',
    })
    // Nothing is recorded as begun.
    const withDatabase = vi.fn(async () => undefined)
    const withStoredData = vi.fn(async () => undefined)
    for (const [file, code] of [
      ['/no/such/folder/x', 'ENOENT'],
      [join(target, 'x'), 'ENOTDIR'],
    ] as const)
      expect(await runCommand(['backup', file], { withDatabase, withStoredData })).toMatchObject({
        code: 1,
        errors: `${file} cannot be written (${code}).`,
      })
    expect(withDatabase).not.toHaveBeenCalled()

    const { data: empty, target: never } = await dataFolder({ 'files/x': '' })
    expect(await onData(inFolder(empty), 'backup', never)).toMatchObject({
      code: 1,
      errors: `DATA_DIR: there is no database in ${empty} to back up.`,
    })
    expect(existsSync(never)).toBe(false)
    expect(await readdir(empty)).toEqual(['files'])
  })

  test('says that the system has no tar', async () => {
    const { data, target } = await dataFolder()
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await onData(inFolder(data), 'backup', target)).toMatchObject({
      code: 1,
      errors: 'The program tar is needed, but was not found.',
    })
    expect(await readdir(dirname(target))).toEqual(['data'])
  })

  test("names what it does not contain: a server's database, a bucket, a secret from the settings", async () => {
    const { data, target, other } = await dataFolder()
    const stored = { databaseUrl: 'postgresql://db/rampart', authSecret: 'x'.repeat(32) }
    const { out, errors } = await onData(inFolder(data, stored), 'backup', target)
    expect(out).toBe(`Backed up to ${target}: files.`)
    expect(errors).toMatch(/\nThe database is not in it\. .*pg_dump .*\nAUTH_SECRET is not in it: /)
    const restored = await onData(
      inFolder(other, { databaseUrl: stored.databaseUrl }),
      'restore',
      target,
    )
    expect(restored).toMatchObject({
      code: 0,
      errors: 'AUTH_SECRET was set when it was made: set the same one before you start.',
    })
    expect(await contentsOf(other)).toEqual({ 'files/bootcamp-tasks/m1-abc': 'a task' })

    const withBucket = await dataFolder()
    const outcome = await onData(inFolder(withBucket.data, { s3 }), 'backup', withBucket.target)
    expect(outcome.out).toBe(`Backed up to ${withBucket.target}: the key that signs, the database.`)
    expect(outcome.errors).toContain('Files are not in it: they lie in the bucket rampart.')
  })

  test('a backup of nothing fails, unless it is wanted', async () => {
    const { data, target } = await dataFolder({ 'outbox/1.eml': 'a mail' })
    const elsewhere = { databaseUrl: 'postgresql://db/rampart', authSecret: 'x'.repeat(32), s3 }
    expect(await onData(inFolder(data, elsewhere), 'backup', target)).toEqual({
      code: 1,
      out: '',
      errors:
        'There is nothing to back up here: database, files and secrets lie elsewhere. Back up those, or say --allow-empty.',
    })
    expect(await readdir(dirname(target))).toEqual(['data'])
    const wanted = await onData(inFolder(data, elsewhere), 'backup', target, '--allow-empty')
    expect(wanted).toMatchObject({ code: 0, out: `Backed up to ${target}: nothing.` })
    expect(existsSync(target)).toBe(true)
  })

  test('one that fails as there is nothing to put into it is not recorded as begun', async () => {
    const { data, target } = await dataFolder({ 'outbox/1.eml': 'a mail' })
    const elsewhere = { databaseUrl: 'postgresql://db/rampart', authSecret: 'x'.repeat(32), s3 }
    const withDatabase = vi.fn<() => Promise<void>>(async () => undefined)
    const run = (...more: string[]) =>
      runCommand(['backup', target, ...more], {
        withStoredData: (work) => work(inFolder(data, elsewhere), (copy) => copy()),
        withDatabase,
      })
    expect((await run()).code).toBe(1)
    expect(withDatabase).not.toHaveBeenCalled()
    expect((await run('--allow-empty')).code).toBe(0)
    expect(withDatabase).toHaveBeenCalledOnce()
  })

  test('the database is copied while it is frozen', async () => {
    const { data, target, other } = await dataFolder()
    const freeze = async <T>(work: () => Promise<T>) => {
      await writeFile(join(data, 'db/base/1/1259'), 'frozen')
      const result = await work()
      await writeFile(join(data, 'db/base/1/1259'), 'later')
      await write(data, { 'files/bootcamp-tasks/later': 'later' })
      return result
    }
    await runCommand(['backup', target], {
      withStoredData: (work) => work(inFolder(data), freeze),
      withDatabase: async () => undefined,
    })
    await onData(inFolder(other), 'restore', target)
    expect(await contentsOf(other)).toMatchObject({ 'db/base/1/1259': 'frozen' })
    expect(existsSync(join(other, 'files/bootcamp-tasks/later'))).toBe(false)
  })
})

describe('restore', () => {
  async function backedUp() {
    const folders = await dataFolder()
    await onData(inFolder(folders.data), 'backup', folders.target)
    return folders
  }
  /** The error of a restore that must leave the folder unchanged. */
  const refusal = async (stored: StoredData, source: string): Promise<string> => {
    const before = await readdir(stored.dataDir)
    const { code, out, errors } = await onData(stored, 'restore', source)
    expect({ code, out, there: await readdir(stored.dataDir) }).toEqual({
      code: 1,
      out: '',
      there: before,
    })
    return errors
  }

  test('refuses a folder that holds data', async () => {
    const { target, data, other } = await backedUp()
    expect(await refusal(inFolder(data), target)).toContain(
      'contains data already (auth-secret, files, db). Restore into another folder.',
    )
    await write(other, { 'auth-secret': 'another' })
    expect(await refusal(inFolder(other), target)).toContain('contains data already (auth-secret)')
  })

  test('refuses a file that is missing, incomplete, or not a backup', async () => {
    const { target, other } = await backedUp()
    expect(await refusal(inFolder(other), '/no/such/file')).toContain(
      '/no/such/file cannot be read (ENOENT).',
    )
    await truncate(target, (await stat(target)).size - 20)
    expect(await refusal(inFolder(other), target)).toContain(`${target} is not a complete backup.`)
    await writeFile(target, 'something else')
    expect(await refusal(inFolder(other), target)).toContain(`${target} is not a complete backup.`)
    await writeFile(target, '')
    expect(await refusal(inFolder(other), target)).toMatch(/is not a (complete )?backup/)
  })

  test('refuses an archive with a link, with other entries, or with a wrong manifest', async () => {
    const { data, other } = await dataFolder()
    const pack = async (name: string, manifest: object, ...more: string[]) => {
      await writeFile(join(data, 'backup.json'), JSON.stringify(manifest))
      const file = join(dirname(data), name)
      execFileSync('tar', ['-czf', file, '-C', data, 'backup.json', ...more])
      return file
    }
    const good = {
      format: 'rampart-backup-1',
      madeAt: '2026-11-21T12:00:00.000Z',
      holds: ['db'],
      hasOuterSecret: false,
      migrations: 1,
    }
    const message = 'is not a backup of this site.'
    expect(await refusal(inFolder(other), await pack('besides', good, 'db', 'outbox'))).toContain(
      message,
    )
    expect(await refusal(inFolder(other), await pack('less', good))).toContain(message)
    expect(
      await refusal(
        inFolder(other),
        await pack('format', { ...good, format: 'rampart-backup-9' }, 'db'),
      ),
    ).toContain(message)
    expect(
      await refusal(inFolder(other), await pack('newer', { ...good, migrations: 9_999 }, 'db')),
    ).toContain('was made by a newer version')
    await symlink('/etc/passwd', join(data, 'db', 'link'))
    expect(await refusal(inFolder(other), await pack('link', good, 'db'))).toContain(message)
  })

  test('refuses settings with which the site would not use the restored data', async () => {
    const { target, other } = await backedUp()
    expect(
      await refusal(inFolder(other, { databaseUrl: 'postgresql://db/rampart' }), target),
    ).toMatch(/^DATABASE_URL: the backup contains an embedded database/)
    expect(await refusal(inFolder(other, { s3 }), target)).toMatch(/^S3_BUCKET: /)
    const apart = await dataFolder()
    await onData(
      inFolder(apart.data, { databaseUrl: 'postgresql://db/rampart' }),
      'backup',
      apart.target,
    )
    expect(await refusal(inFolder(other), apart.target)).toMatch(
      /^DATABASE_URL: the backup contains no database/,
    )
  })
})
