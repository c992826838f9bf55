import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { moveCredits } from '../credits/credits.store.ts'
import { openEmbedded, wrap } from '../database/embedded.ts'
import { extensions } from '../database/embeddedParams.ts'
import { copyPreparedData } from '../testing/programs.ts'
import { addParticipant, addUser } from '../testing/records.ts'
import { newFolder, runCommand } from './commandFixture.ts'
import { withDatabase, withStoredData } from './openSite.ts'

/** Runs a command on the data of a folder. */
const onData = (dataDir: string, ...args: string[]) =>
  runCommand(args, {
    withDatabase: (work) => withDatabase({ DATA_DIR: dataDir }, work),
    withStoredData: (work) => withStoredData({ DATA_DIR: dataDir }, work),
    folder: '/',
  })

const keys = { private: '', public: '', foreign: '' }

/**
 * The data of a site with a learner who has credits and a file, and a backup of it. Tests only make
 * more backups of it.
 */
const site = { folder: '', data: '', backup: '' }

beforeAll(async () => {
  keys.private = await generateIdentity()
  keys.public = await identityToRecipient(keys.private)
  keys.foreign = await generateIdentity()
  site.folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  site.data = join(site.folder, 'data')
  site.backup = join(site.folder, 'backup.tar.gz')
  await makeSite(site.data)
  const { code, errors } = await onData(site.data, 'backup', site.backup)
  if (code !== 0) throw new Error(errors)
})
afterAll(() => rm(site.folder, { recursive: true }))

async function makeSite(data: string): Promise<void> {
  await copyPreparedData(data)
  const database = await openEmbedded(data)
  const { db } = database
  const { id } = await addUser(db)
  const grant = { userId: id, kind: 'grant', amount: 5, sessionId: null, note: '' } as const
  await moveCredits(db, { ...grant, reference: 'one', now: new Date() })
  const participant = await addParticipant(db)
  await db.execute(sql`with task as (
      insert into bootcamp_tasks (participant_id) values (${participant.id}) returning id
    )
    insert into bootcamp_task_files (task_id, kind, stored_as, name, size, type, uploaded_at)
    select id, 'resume', 'bootcamp-tasks/kept', 'cv.pdf', 7, 'pdf', now() from task`)
  await database.close()
  await mkdir(join(data, 'files/bootcamp-tasks'), { recursive: true })
  await writeFile(join(data, 'files/bootcamp-tasks/kept'), 'a resume')
  await writeFile(join(data, 'auth-secret'), 's'.repeat(64))
}

async function keyFile(folder: string, text: string, mode = 0o600): Promise<string> {
  const file = join(folder, `key-${mode}-${text.length}-${text.slice(20, 24)}.txt`)
  await writeFile(file, text, { mode })
  await chmod(file, mode)
  return file
}

describe('an encrypted backup', () => {
  test('is opened by its private key alone, and holds the data', async () => {
    const folder = await newFolder()
    const file = join(folder, 'backup.tar.gz.age')
    const made = await onData(site.data, 'backup', file, '--encrypt-to', keys.public)
    expect(made).toEqual({
      code: 0,
      out: `Backed up to ${file}: the key that signs, files, the database.`,
      errors: '',
    })
    const bytes = await readFile(file)
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
    expect(bytes.includes('resume')).toBe(false)

    const other = join(folder, 'other')
    const restore = (identity?: string) =>
      onData(other, 'restore', file, ...(identity ? ['--identity', identity] : []))
    expect(await restore()).toEqual({
      code: 1,
      out: '',
      errors: `${file} is encrypted: name the file of its private key with --identity.`,
    })
    const open = await keyFile(folder, keys.private, 0o640)
    expect((await restore(open)).errors).toBe(
      `Others can read ${open}. Make it yours alone: chmod 600 ${open}`,
    )
    expect((await restore(await keyFile(folder, keys.foreign))).errors).toBe(
      'The backup is encrypted for another key than the one of --identity.',
    )
    expect((await restore(await keyFile(folder, 'a password'))).errors).toMatch(
      /contains something other than private keys of age\.$/,
    )
    expect((await restore('/no/such/key')).errors).toBe('/no/such/key cannot be read (ENOENT).')
    const right = await keyFile(folder, `# made today\n${keys.foreign}\n${keys.private}\n`)
    expect(await restore(right)).toMatchObject({ code: 0, errors: '' })
    expect(await readFile(join(other, 'files/bootcamp-tasks/kept'), 'utf8')).toBe('a resume')
    const database = await openEmbedded(other)
    const entries = await listAudit(database.db, {})
    await database.close()
    const operator = { actorKind: 'operator', actor: 'an-operator' }
    expect(entries.slice(0, 2)).toMatchObject([
      { ...operator, action: 'backup_restored', origin: 'command:restore' },
      {
        ...operator,
        action: 'backup_begun',
        origin: 'command:backup',
        subject: entries[0]?.subject,
        details: { isEncrypted: true },
      },
    ])
  })

  test('can be restored before the tables of a server are, which stay as they are', async () => {
    const empty = wrap(await PGlite.create({ extensions }), async () => undefined)
    onTestFinished(() => empty.close())
    const other = join(await newFolder(), 'other')
    const outcome = await runCommand(['restore', site.backup], {
      withDatabase: (work) => work(empty.db),
      withStoredData: (work) => withStoredData({ DATA_DIR: other }, work),
      folder: '/',
    })
    expect(outcome).toMatchObject({
      code: 0,
      errors: 'The database has no tables yet: this is in no audit trail.',
    })
  })

  test('that was cut or altered is refused, and nothing of it is restored', async () => {
    const folder = await newFolder()
    const file = join(folder, 'backup.age')
    await onData(site.data, 'backup', file, '--encrypt-to', keys.public)
    const identity = await keyFile(folder, keys.private)
    const bytes = await readFile(file)
    const other = join(folder, 'other')
    bytes[bytes.length - 100_000] = (bytes[bytes.length - 100_000] ?? 0) ^ 1
    for (const change of [
      () => truncate(file, bytes.length - 65_552),
      () => writeFile(file, bytes),
      () => truncate(file, 100),
    ]) {
      await change()
      const outcome = await onData(other, 'restore', file, '--identity', identity)
      expect(outcome).toMatchObject({ code: 1, errors: `${file} is not a complete backup.` })
      expect(await readdir(other)).toEqual([])
    }
  })

  test.each([['nobody'], ['age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8q']])(
    'cannot be made for %s',
    async (key) => {
      const outcome = await onData('/nowhere', 'backup', '/backup', '--encrypt-to', key)
      expect(outcome).toMatchObject({
        code: 2,
        errors: expect.stringContaining('--encrypt-to must be a public key of age'),
      })
    },
  )
})

describe('backup check', () => {
  test('says what a good one holds, and leaves nothing of it', async () => {
    // Other workers check backups in the machine's temporary folder.
    const temporary = await newFolder()
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { code, out, errors } = await onData('/nowhere', 'backup', 'check', site.backup)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(
      /, of 2\S+Z, can be restored: the key that signs, files, the database; accounts: 1, ledger lines: 1, credentials: 0, audit entries: 2, audit trail unbroken\.$/,
    )
    expect(await readdir(temporary)).toEqual([])
  })

  /** Changes what is in a backup and packs it again with its manifest. */
  async function altered(statements: readonly SQL[], remove: string | null) {
    const folder = await newFolder()
    const unpacked = await mkdtemp(join(folder, 'unpacked-'))
    execFileSync('tar', ['-xzf', site.backup, '-C', unpacked])
    const database = await openEmbedded(unpacked)
    await database.db.execute(sql`set session_replication_role = replica`)
    for (const statement of statements) await database.db.execute(statement)
    await database.close()
    if (remove) execFileSync('rm', [join(unpacked, remove)])
    const other = join(folder, 'altered.tar.gz')
    const holds = ['backup.json', 'auth-secret', 'files', 'db']
    execFileSync('tar', ['-czf', other, '-C', unpacked, ...holds])
    return onData('/nowhere', 'backup', 'check', other)
  }

  test.each<[what: string, statements: SQL[], remove: string | null, problem: string]>([
    ['a lost account', [sql`delete from users`], null, 'accounts: 0 of 1'],
    [
      'an edited entry of the audit trail',
      [sql`update audit_entries set actor = 'eve' where sequence = 1`],
      null,
      'its audit trail breaks at entry 1',
    ],
    [
      'an exchanged end of the audit trail',
      [
        sql`delete from audit_entries where sequence = 2`,
        sql`set session_replication_role = origin`,
        sql`insert into audit_entries (actor_kind, action, subject) values ('system', 'mail_retried', 'mail:1')`,
      ],
      null,
      'its audit trail lacks the last entry',
    ],
    [
      'a wrong balance',
      [sql`update users set credits = 500`],
      null,
      'balances that differ from the ledger: 1',
    ],
    ['a lost file', [], 'files/bootcamp-tasks/kept', 'missing files of tasks: 1'],
  ])('finds %s', async (_what, statements, remove, problem) => {
    expect(await altered(statements, remove)).toEqual({
      code: 1,
      out: '',
      errors: `The backup does not hold what it should: ${problem}.`,
    })
  })

  test('--keep goes with --every', async () => {
    expect((await onData('/nowhere', 'backup', '/backup', '--keep', '2')).code).toBe(2)
    for (const time of ['soon', '0h', '12', '1.5h'])
      expect((await onData('/nowhere', 'backup', '/backup', '--every', time)).code).toBe(2)
  })

  test('--every refuses a file in the place of its folder', async () => {
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    const ownProcess = {
      dataDir: () => dirname(file),
      run: () => Promise.reject(new Error('began')),
    }
    for (const folder of [file, join(file, 'below')])
      expect(
        await runCommand(['backup', folder, '--every', '24h'], { ownProcess, folder: '/' }),
      ).toEqual({
        code: 1,
        out: '',
        errors: `${folder} is not a folder; --every writes its files into one.`,
      })
  })
})
