import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from '../database/lock.ts'
import { useDemoRecords } from '../testing/demoSite.ts'
import { addHolder } from '../requests/requestFixture.ts'
import { only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { users } from '../users/users.tables.ts'
import { commandsOf, newFolder } from './commandFixture.ts'

const api = useTestApi()
useDemoRecords(api)

const run = (...args: string[]) => {
  const config = { ...api.siteData.config, publicUrl: 'https://learn.example.org' }
  return commandsOf(api, { config, now: () => new Date('2026-11-21T12:00:00Z') })(
    'credentials',
    ...args,
  )
}

test('show prints the record', async () => {
  const { code, out } = await run('show', 'csn-demo000001')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^ID +CSN-DEMO000001\nKind +course certificate\nName +Dana Learner\nTitle +Incident Response 101\nStatus +Valid\n/,
  )
  expect(out).toContain('https://learn.example.org/cert/view/CSN-DEMO000001')
})

test('reissue corrects the name, revoke ends the credential, each once', async () => {
  const again = await run('reissue', 'BDG-DEMO000001', '--name', 'Dana B. Learner')
  expect(again).toMatchObject({ code: 0, errors: '' })
  expect(again.out).toMatch(
    /^BDG-DEMO000001 is issued again\. Its holder gets an email\.\n[\s\S]*Name +Dana B\. Learner\n[\s\S]*Version +2\nIssued again +2026-11-21T12:00:00\.000Z/,
  )
  expect(await run('reissue', 'BDG-DEMO000001', '--name', 'Dana B. Learner')).toMatchObject({
    code: 1,
    errors: 'BDG-DEMO000001 has this name already.',
  })

  const ended = await run('revoke', 'BDG-DEMO000001', '--reason', 'Issued by mistake')
  expect(ended.out).toMatch(
    /Status +Revoked\n[\s\S]*Revoked +2026-11-21T12:00:00\.000Z\nReason +Issued by mistake/,
  )
  expect(await run('revoke', 'BDG-DEMO000001', '--reason', 'Again')).toMatchObject({
    code: 1,
    out: '',
    errors: 'BDG-DEMO000001 is revoked already.',
  })
  expect(await run('reissue', 'BDG-DEMO000001', '--name', 'Dana')).toMatchObject({
    code: 1,
    errors: 'BDG-DEMO000001 is revoked and cannot be issued again.',
  })
})

test('the holder gets a mail about a corrected name and about the revocation, without its reason', async () => {
  await api.takeMails()
  const { user, credentialId } = await addHolder(api)
  await run('reissue', credentialId, '--name', 'Léna <b>Lerner')
  const corrected = await only(api.takeMails())
  expect(corrected).toMatchObject({
    to: user.email,
    subject: expect.stringMatching(/^Your certificate was corrected: /),
  })
  expect(corrected.text).toContain('has the name Léna <b>Lerner now')
  expect(corrected.html).toContain('Léna &lt;b&gt;Lerner')
  expect(corrected.text).toContain(`${api.origin}/cert/view/${credentialId}`)

  const { out } = await run('revoke', credentialId, '--reason', 'Cheated')
  expect(out).toContain(`${credentialId} is revoked. Its holder gets an email.\n`)
  const revoked = await only(api.takeMails())
  expect(revoked).toMatchObject({
    to: user.email,
    subject: expect.stringMatching(/^Your certificate was revoked: /),
  })
  expect(revoked.text).toContain(credentialId)
  expect(`${revoked.text}${revoked.html}`).not.toContain('Cheated')
})

test('a bootcamp’s participant gets the mail at the address of the registration', async () => {
  await api.takeMails()
  await run('reissue', 'CSN-DEMO000002', '--name', 'Pat B. Participant')
  expect(await only(api.takeMails())).toMatchObject({ to: 'participant@demo.test' })
})

test('no mail is sent for a refused change, nor for a correction that a revocation followed', async () => {
  await api.takeMails()
  const { credentialId } = await addHolder(api)
  await run('reissue', credentialId, '--name', '\t')
  await run('reissue', credentialId, '--name', 'Ada B. Lovelace')
  await run('revoke', credentialId, '--reason', 'Cheated')
  await run('revoke', credentialId, '--reason', 'Cheated')
  expect(api.queuedMails.map(({ kind }) => kind)).toEqual([
    'credential-corrected',
    'credential-revoked',
  ])
  expect((await api.takeMails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('revoked'),
  ])
})

test('a learner who has deleted the account gets no mail about a credential that stayed', async () => {
  await api.takeMails()
  const { user, credentialId } = await addHolder(api)
  await api.db.update(users).set({ deletedAt: api.clock }).where(eq(users.id, user.id))
  const { out } = await run('revoke', credentialId, '--reason', 'Cheated')
  expect(out).toMatch(/is revoked\.\nID/)
  expect(api.queuedMails).toEqual([])
})

test.each([
  [['show', 'CSN-NOBODY'], 'There is no certificate or badge CSN-NOBODY.'],
  [['revoke', 'nonsense', '--reason', 'x'], 'There is no certificate or badge nonsense.'],
  [['revoke', 'CSN-DEMO000001', '--reason', ' '], 'The reason must not be empty.'],
  [
    ['reissue', 'CSN-DEMO000001', '--name', 'x'.repeat(201)],
    'The name must have at most 200 characters.',
  ],
  [
    ['reissue', 'CSN-DEMO000001', '--name', 'a\u0000b'],
    'The name has characters that cannot be stored.',
  ],
])('%j is refused', async (args, message) => {
  expect(await run(...args)).toEqual({ code: 1, out: '', errors: message })
})

test.each([
  [['revoke', 'CSN-DEMO000001']],
  [['show']],
  [['show', 'a', 'b']],
  [['nonsense']],
  [['reissue', 'CSN-DEMO000001', '--title', 'x']],
  [[]],
])('%j is a misuse', async (args) => {
  const { code, out, errors } = await run(...args)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(errors).toMatch(/^error: |Usage: /)
})

test('if another process that takes no commands holds the embedded database, one line says what to do', async () => {
  const folder = await newFolder()
  const release = await takeLock(join(folder, 'db.lock'))
  onTestFinished(release)
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), 'credentials', 'show', 'CSN-DEMO000001'],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(errors).toMatch(
    new RegExp(
      `^DATA_DIR: the embedded database is in use by process ${process.pid} [^\\n]+ Wait until that process is done, or stop it\\.\\n$`,
    ),
  )
})
