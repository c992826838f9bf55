import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import type { AuditAction } from '../audit/auditActions.ts'
import { addTestParticipant } from '../bootcamps/taskFixture.ts'
import { bootcampTasks } from '../bootcamps/bootcamps.tables.ts'
import { noMails } from '../testing/noMails.ts'
import { issueCourseCredential } from '../credentials/issue.ts'
import { enableTotp } from '../factors/factorFixture.ts'
import { openJobs } from '../jobs/jobs.ts'
import { failedMails } from '../jobs/queues.ts'
import { insertRequest } from '../requests/requests.store.ts'
import { addCourse, addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { commandsOf, idleProgram, newFolder } from './commandFixture.ts'

const api = useTestApi()
const run = (...args: string[]) =>
  commandsOf(
    api,
    {
      withMails: (work) =>
        work({
          add: async () => undefined,
          forget: async () => undefined,
          list: async () => [],
          retry: async () => true,
        }),
    },
    'a brook over mossy stones',
  )(...args)

/** Each command: what it records, or why it records nothing here. */
const commands: Readonly<Record<string, AuditAction | 'reads' | 'tested with backups'>> = {
  'users add': 'account_created',
  'users list': 'reads',
  'users show': 'reads',
  'users disable': 'account_disabled',
  'users enable': 'account_enabled',
  'users sign-out': 'sessions_ended',
  'users reset-factors': 'factor_removed',
  'users grant-credits': 'credits_changed',
  'users subscribe': 'subscription_set',
  'users unsubscribe': 'subscription_ended',
  'invites create': 'invite_created',
  'invites list': 'reads',
  'invites revoke': 'invite_ended',
  'bootcamps list': 'reads',
  'participants add': 'participant_saved',
  'participants import': 'participant_saved',
  'tasks list': 'reads',
  'tasks download': 'task_downloaded',
  'tasks review': 'task_reviewed',
  'requests list': 'reads',
  'requests accept': 'request_accepted',
  'requests close': 'request_closed',
  'credentials show': 'reads',
  'credentials revoke': 'credential_revoked',
  'credentials reissue': 'credential_reissued',
  'keys list': 'reads',
  'keys rotate': 'signing_key_rotated',
  'mail list': 'reads',
  'mail retry': 'mail_retried',
  'mail delete': 'mail_deleted',
  'mail test': 'reads',
  'content check': 'reads',
  'content import': 'content_imported',
  'labs try': 'reads',
  'audit list': 'reads',
  'audit head': 'reads',
  'audit verify': 'reads',
  backup: 'tested with backups',
  'backup check': 'reads',
  restore: 'tested with backups',
}

const program = await idleProgram()
const namesOf = (command: Command): string[] =>
  command.commands.flatMap((each) => [
    ...(each.commands.length === 0 || each.registeredArguments.length > 0 ? [each.name()] : []),
    ...each.commands.map((inner) => `${each.name()} ${inner.name()}`),
  ])

test('of each command it is known what it records', () => {
  expect(
    namesOf(program).toSorted(),
    'Each command has a line in `commands` of this file: what it records, or that it reads.',
  ).toEqual(Object.keys(commands).toSorted())
})

const ofCourse = { completionCredential: 'certificate' } as const

/** A certificate's ID. */
async function issue(): Promise<string> {
  const [user, course] = [await addUser(api.db), await addCourse(api.db, ofCourse)]
  await issueCourseCredential(api.db, noMails, {
    userId: user.id,
    courseId: course.id,
    issuedAt: api.clock,
  })
  const [entry] = await listAudit(api.db, { action: 'credential_issued' })
  expect(entry).toMatchObject({ actorKind: 'system', details: { userId: user.id } })
  return entry?.subject.replace('credential:', '') ?? ''
}

/** The ID of a task that was handed in. */
async function submit(): Promise<string> {
  const { participant, upload, submit } = await addTestParticipant(api)
  await upload('weeklyTask')
  await upload('resume')
  await submit()
  return (
    await only(
      api.db
        .select({ id: bootcampTasks.id })
        .from(bootcampTasks)
        .where(sql`participant_id = ${participant.id}`),
    )
  ).id
}

/** The id of a request. */
async function ask(): Promise<string> {
  const user = await addUser(api.db)
  const request = { kind: 'subscription', note: '' } as const
  return (await insertRequest(api.db, user.id, request, api.clock))?.id ?? ''
}

/** The id of a mail that has no try left. */
async function failMail(): Promise<string> {
  await (await openJobs(api.database, { warn: () => undefined })).close()
  const id = randomUUID()
  await api.db.execute(sql`
    insert into pgboss.job (id, name, data) values (${id}, ${failedMails}, '{"kind":"account-opened"}')
  `)
  return id
}

const content = fileURLToPath(new URL('../../../../content', import.meta.url))

/** Runs of the commands that change something, in an order in which each can. */
const runs: Readonly<Record<string, () => Promise<string[]>>> = {
  'users add': async () => [
    'ada@example.org',
    '--first',
    'Ada',
    '--last',
    'Adams',
    '--credits',
    '0',
  ],
  'users disable': async () => ['ada@example.org'],
  'users enable': async () => ['ada@example.org'],
  'users sign-out': async () => ['ada@example.org'],
  'users reset-factors': async () => {
    const user = await addUser(api.db)
    await enableTotp(api, user)
    return [user.email]
  },
  'users grant-credits': async () => ['ada@example.org', '20', '--reason', 'A workshop'],
  'users subscribe': async () => ['ada@example.org', '--until', '2099-01-31'],
  'users unsubscribe': async () => ['ada@example.org'],
  'invites create': async () => ['--signup'],
  'invites revoke': async () => [(await run('invites', 'create', '--signup')).out.trim()],
  'participants add': async () => ['aws', 'pia@example.org', '--first', 'Pia', '--last', 'Pa'],
  'tasks download': async () => [await submit(), '--to', await newFolder()],
  'tasks review': async () => [await submit(), '--status', 'incomplete'],
  'requests accept': async () => [await ask(), '--until', '2099-01-31'],
  'requests close': async () => [await ask(), '--answer', 'Not now.'],
  'credentials revoke': async () => [await issue(), '--reason', 'By mistake'],
  'credentials reissue': async () => [await issue(), '--name', 'Ada Adams'],
  'keys rotate': async () => ['signing'],
  'mail retry': async () => ['0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44'],
  'mail delete': async () => [await failMail()],
  'content import': async () => [content],
}

test.each(Object.keys(runs))('%s is recorded with its operator', async (name) => {
  const args = await (runs[name] ?? (async () => []))()
  const outcome = await run(...name.split(' '), ...args)
  expect(outcome).toMatchObject({ code: 0 })
  const [entry] = await listAudit(api.db, {})
  expect(entry).toMatchObject({
    actorKind: 'operator',
    actor: 'an-operator',
    action: commands[name],
    origin: `command:${name}`,
  })
})

test('every command that changes something is among these', () => {
  const changing = Object.keys(commands).filter(
    (name) => !['reads', 'tested with backups'].includes(commands[name] ?? ''),
  )
  // An import of participants saves each as `participants add` does.
  expect([...Object.keys(runs), 'participants import'].toSorted()).toEqual(changing.toSorted())
})

test('a command that is refused leaves no entry', async () => {
  const before = (await run('audit', 'head')).out
  expect((await run('users', 'disable', 'nobody@example.org')).code).toBe(1)
  expect((await run('users', 'enable', 'ada@example.org')).code).toBe(1)
  expect((await run('audit', 'head')).out).toBe(before)
})

test('reasons are recorded, codes and addresses are not', async () => {
  const { out } = await run('invites', 'create', '--signup')
  const all = JSON.stringify(await listAudit(api.db, {}))
  expect(all).toContain('A workshop')
  expect(all).toContain('By mistake')
  expect(all).not.toContain(out.trim())
  expect(all).not.toMatch(/@example\.org|Adams/)
})

test('entries are listed by moment, actor, action and subject', async () => {
  const list = async (...args: string[]) =>
    JSON.parse((await run('audit', 'list', '--json', ...args)).out) as Record<string, string>[]
  const granted = await list('--action', 'credits_changed')
  expect(granted).toMatchObject([{ reason: 'A workshop', details: { amount: 20, balance: 20 } }])
  const subject = granted[0]?.['subject'] ?? ''
  expect((await list('--subject', subject)).map(({ action }) => action)).toEqual([
    'subscription_ended',
    'subscription_set',
    'credits_changed',
    'sessions_ended',
    'account_enabled',
    'account_disabled',
    'account_created',
  ])
  expect((await list('--subject', 'content')).map(({ action }) => action)).toEqual([
    'content_imported',
  ])
  expect((await list('--actor', 'an-operator', '--action', 'mail_retried')).length).toBe(1)
  expect((await list('--actor', 'system', '--action', 'mail_retried')).length).toBe(0)
  expect(await list('--since', '2099-01-01')).toEqual([])
  expect((await list('--since', '2020-01-01T10:00')).length).toBeGreaterThan(10)
  const { out } = await run('audit', 'list', '--subject', subject)
  expect(out.split('\n')[0]).toMatch(/^ENTRY +AT +ACTOR +ACTION +SUBJECT +FROM +REASON +DETAILS$/)
  expect((await run('audit', 'list', '--subject', 'user:nobody')).out).toBe('No entries.')
})

test.each([
  [['list', '--since', 'yesterday'], 'It must be a day or moment'],
  [['list', '--since', '2027-02-31'], 'It must be a day or moment'],
  [['list', '--since', '0000-01-01T10:00'], 'It must be a day or moment'],
  [['list', '--action', 'nothing'], 'Allowed choices are'],
  [['verify', '--head', 'abc'], 'It must be a hash'],
])('audit %j is a misuse', async (args, problem) => {
  const { code, errors } = await run('audit', ...args)
  expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining(problem) })
})

test('verify says that the chain is whole, or where it breaks', async () => {
  const head = (await run('audit', 'head')).out
  const whole = await run('audit', 'verify', '--head', head)
  expect(whole).toEqual({
    code: 0,
    out: expect.stringMatching(new RegExp(`^\\d+ entries, unbroken. Head: ${head}$`)),
    errors: '',
  })
  expect(await run('audit', 'verify', '--head', 'a'.repeat(64))).toEqual({
    code: 1,
    out: '',
    errors: expect.stringMatching(/none has this hash: entries were cut off/),
  })
  await api.db.execute(sql`alter table audit_entries disable trigger user`)
  await api.db.execute(sql`update audit_entries set actor = 'nobody' where sequence = 5`)
  await api.db.execute(sql`alter table audit_entries enable trigger user`)
  expect(await run('audit', 'verify')).toEqual({
    code: 1,
    out: '',
    errors: 'The chain breaks at entry 5: it was altered.',
  })
})
