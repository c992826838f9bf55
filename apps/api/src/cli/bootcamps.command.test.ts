import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bootcampParticipants, bootcampTasks } from '../bootcamps/bootcamps.tables.ts'
import { addTestParticipant, pdf } from '../bootcamps/taskFixture.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { commandsOf, newFolder } from './commandFixture.ts'

const api = useTestApi()

const run = (...args: string[]) => commandsOf(api)(...args)

const registered = (email: string) =>
  api.db
    .select()
    .from(bootcampParticipants)
    .where(eq(bootcampParticipants.email, email))
    .orderBy(asc(bootcampParticipants.bootcampSlug))

test('a participant is added once, corrected, and linked to the account of the address', async () => {
  const account = await addUser(api.db, { email: 'add@example.org' })
  const add = (first: string, ...more: string[]) =>
    run(
      'participants',
      'add',
      'aws',
      ' ADD@example.org',
      '--first',
      first,
      '--last',
      'Adams',
      ...more,
    )
  expect(await add('Ada', '--country', 'Ghana')).toEqual({
    code: 0,
    out: 'Participants added: 1, updated: 0, unchanged: 0.',
    errors: '',
  })
  expect((await add('Ada', '--country', 'Ghana')).out).toBe(
    'Participants added: 0, updated: 0, unchanged: 1.',
  )
  expect((await add('Adele')).out).toBe('Participants added: 0, updated: 1, unchanged: 0.')
  expect(await only(registered('add@example.org'))).toMatchObject({
    bootcampSlug: 'aws',
    firstName: 'Adele',
    lastName: 'Adams',
    country: null,
    userId: account.id,
  })
})

test('a participant is linked to the account of the address while that is disabled, too', async () => {
  const account = await addUser(api.db, { disabledAt: api.clock })
  await run('participants', 'add', 'aws', account.email, '--first', 'Ada', '--last', 'Adams')
  expect(await only(registered(account.email))).toMatchObject({ userId: account.id })
})

test.each([
  [
    ['devops', 'a@example.org', '--first', 'A', '--last', 'B'],
    'There is no bootcamp devops; there are aws, cyber, ai-security.',
  ],
  [['aws', 'nobody', '--first', 'A', '--last', 'B'], 'Please enter a valid email address'],
  [['aws', 'a@example.org', '--first', ' ', '--last', 'B'], 'First name is required.'],
  [
    ['aws', 'a@example.org', '--first', 'A', '--last', 'a\nb'],
    'Last name has characters that cannot be seen. Please delete it and type it again.',
  ],
  [
    ['aws', 'a@example.org', '--first', 'A', '--last', 'B', '--country', 'x'.repeat(101)],
    'Country is too long (at most 100 characters).',
  ],
])('participants add %j is refused', async (args, message) => {
  expect(await run('participants', 'add', ...args)).toEqual({ code: 1, out: '', errors: message })
})

test('a file registers everyone once, with its columns in any order', async () => {
  const file = join(await newFolder(), 'list.csv')
  await writeFile(
    file,
    '\uFEFFEmail,bootcamp,last,first,country\r\nOne@example.org,aws,"Last, Jr.",First,Nigeria\r\n\r\none@example.org,cyber,Last,First,\r\n',
  )
  expect(await run('participants', 'import', file)).toEqual({
    code: 0,
    out: 'Participants added: 2, updated: 0, unchanged: 0.',
    errors: '',
  })
  expect((await run('participants', 'import', file)).out).toBe(
    'Participants added: 0, updated: 0, unchanged: 2.',
  )
  expect(await registered('one@example.org')).toMatchObject([
    { bootcampSlug: 'aws', lastName: 'Last, Jr.', country: 'Nigeria' },
    { bootcampSlug: 'cyber', lastName: 'Last', country: null },
  ])
})

test('each wrong line is named by its number, and then no one is registered', async () => {
  const file = join(await newFolder(), 'list.csv')
  const lines = [
    'bootcamp,email,first,last',
    'aws,two@example.org,A,B',
    'devops,c@example.org,A,B',
    'aws,nobody,A,B',
    'aws,d@example.org,,B',
    'aws,TWO@example.org,A,B',
    'aws,e@example.org,A',
  ]
  await writeFile(file, lines.join('\n'))
  const { code, errors } = await run('participants', 'import', file)
  expect(code).toBe(1)
  expect(errors.replaceAll(file, 'F').split('\n')).toEqual([
    'F:3: There is no bootcamp devops; there are aws, cyber, ai-security.',
    'F:4: Please enter a valid email address',
    'F:5: First name is required.',
    'F:6: two@example.org is in line 2 already.',
    'F:7: This line has 3 cells where the first one has 4.',
    'Nothing was imported.',
  ])
  expect(await registered('two@example.org')).toEqual([])
})

test.each([
  ['no columns', 'aws,a@example.org,A,B\n', /:1: the first line must name the columns/],
  [
    'a column too many',
    'bootcamp,email,first,last,role\n',
    /:1: the first line must name the columns/,
  ],
  [
    'a column twice',
    'bootcamp,email,first,last,last\n',
    /:1: the first line must name the columns/,
  ],
  ['semicolons', 'bootcamp;email;first;last\n', /:1: the first line must name the columns/],
  ['nothing', '', /:1: the first line must name the columns/],
  [
    'an open quote',
    'bootcamp,email,first,last\naws,"a@example.org,A,B\n',
    /:2: a quote is not closed\./,
  ],
  [
    'another encoding',
    Buffer.from('bootcamp,email,first,last\naws,a@example.org,J\xfcrgen,B\n', 'latin1'),
    /not text in UTF-8/,
  ],
])('a file with %s is refused', async (_what, content, message) => {
  const file = join(await newFolder(), 'list.csv')
  await writeFile(file, content)
  const { code, errors } = await run('participants', 'import', file)
  expect(code).toBe(1)
  expect(errors).toMatch(message)
})

test('a missing file is one line', async () => {
  expect(await run('participants', 'import', '/no/such.csv')).toEqual({
    code: 1,
    out: '',
    errors: '/no/such.csv cannot be read (ENOENT).',
  })
})

async function addSubmitted(values: Parameters<typeof addTestParticipant>[1] = {}) {
  const someone = await addTestParticipant(api, values)
  await someone.upload('weeklyTask', pdf('../../week.pdf', 321))
  await someone.submit()
  await api.takeMails()
  const { id } = await only(
    api.db
      .select()
      .from(bootcampTasks)
      .where(eq(bootcampTasks.participantId, someone.participant.id)),
  )
  return { ...someone, id }
}

test('tasks are listed by bootcamp and status, and names cannot control the terminal', async () => {
  const someone = await addSubmitted({
    bootcampSlug: 'cyber',
    firstName: 'Eve\u001b[2J',
    lastName: 'Evil',
  })
  const other = await addTestParticipant(api, { bootcampSlug: 'cyber' })
  await other.read()
  const { out } = await run('tasks', 'list', '--bootcamp', 'cyber', '--status', 'under_review')
  const [head, line, ...more] = out.split('\n')
  expect(head).toMatch(/^ID +BOOTCAMP +STATUS +SUBMITTED +NAME +EMAIL$/)
  expect(line).toContain(`${someone.id}  cyber     under_review  `)
  expect(line).toContain(`Eve[2J Evil  ${someone.participant.email}`)
  expect(more).toEqual([])
  expect((await run('tasks', 'list', '--bootcamp', 'cyber')).out.split('\n')).toHaveLength(3)
  expect((await run('tasks', 'list', '--bootcamp', 'ai-security')).out).toBe('No tasks.')
  expect(
    JSON.parse(
      (await run('tasks', 'list', '--bootcamp', 'cyber', '--status', 'under_review', '--json')).out,
    ),
  ).toMatchObject([
    {
      id: someone.id,
      bootcamp: 'cyber',
      status: 'under_review',
      email: someone.participant.email,
      submittedAt: expect.any(String),
    },
  ])
  expect((await run('tasks', 'list', '--bootcamp', 'ai-security', '--json')).out).toBe('[]')
})

test('a task is downloaded under our own file names, readable only by its owner', async () => {
  const someone = await addSubmitted()
  const folder = join(await newFolder(), 'new', 'folder')
  const { code, out } = await run('tasks', 'download', someone.id, '--to', folder)
  expect(code).toBe(0)
  expect((await readdir(folder)).toSorted()).toEqual([
    `${someone.id}-weeklyTask.pdf`,
    `${someone.id}.txt`,
  ])
  expect(out.split('\n')).toEqual([
    join(folder, `${someone.id}.txt`),
    join(folder, `${someone.id}-weeklyTask.pdf`),
  ])
  const file = join(folder, `${someone.id}-weeklyTask.pdf`)
  expect((await readFile(file)).length).toBe(321)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(join(folder, `${someone.id}.txt`), 'utf8')).toContain(
    'Interested in mentorship: yes\n\nI learned a great deal.\n',
  )
  await writeFile(join(folder, 'a-file'), '')
  expect(
    await run('tasks', 'download', someone.id, '--to', join(folder, 'a-file', 'x')),
  ).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/cannot be written to \(ENOTDIR\)/),
  })
  api.files.clear()
  expect(await run('tasks', 'download', someone.id, '--to', folder)).toMatchObject({
    code: 1,
    errors: 'The file weeklyTask of the task is not in the file store.',
  })
})

test('an answer that is downloaded cannot control a terminal', async () => {
  const { id } = await addSubmitted()
  const bootcampFeedback = 'Good,\n\tdone \u001b]0;owned\u0007\u009b2J\u202egood'
  await api.db.update(bootcampTasks).set({ bootcampFeedback }).where(eq(bootcampTasks.id, id))
  const folder = await newFolder()
  await run('tasks', 'download', id, '--to', folder)
  expect(await readFile(join(folder, `${id}.txt`), 'utf8')).toMatch(
    /\nGood,\n\tdone \]0;owned2Jgood\n$/,
  )
})

test('a review sets the status and queues the mail; an approval issues the certificate; a second one is refused', async () => {
  const someone = await addSubmitted({ firstName: 'Rita', lastName: 'Reviewed' })
  const { code, out } = await run(
    'tasks',
    'review',
    someone.id,
    '--status',
    'approved',
    '--comment',
    ' Well done. ',
  )
  expect({ code, out }).toEqual({
    code: 0,
    out: `The task of Rita Reviewed is approved. A mail to ${someone.participant.email} is queued.`,
  })
  expect(api.queuedMails).toEqual([{ kind: 'task-review', taskId: someone.id, status: 'approved' }])
  expect((await api.takeMails())[0]?.text).toContain('Reviewer’s comments:\n\n> Well done.')
  expect(
    await api.db
      .select()
      .from(credentials)
      .where(eq(credentials.participantId, someone.participant.id)),
  ).toHaveLength(1)
  expect(await run('tasks', 'review', someone.id, '--status', 'incomplete')).toEqual({
    code: 1,
    out: '',
    errors: 'The task is approved; only one that is under_review can become incomplete.',
  })
})

test.each([
  [['download', 'nonsense', '--to', '/tmp'], 'There is no task nonsense.'],
  [
    ['review', '00000000-0000-4000-8000-000000000000', '--status', 'approved'],
    'There is no task 00000000-0000-4000-8000-000000000000.',
  ],
  [
    ['review', 'x', '--status', 'approved', '--comment', 'x'.repeat(5_001)],
    'The comment must have at most 5000 characters.',
  ],
  [
    ['review', 'x', '--status', 'approved', '--comment', 'a\0b'],
    'The comment has characters that cannot be stored.',
  ],
])('tasks %j is refused', async (args, message) => {
  expect(await run('tasks', ...args)).toEqual({ code: 1, out: '', errors: message })
})

test.each([
  [['tasks', 'review', 'x']],
  [['tasks', 'review', 'x', '--status', 'not_submitted']],
  [['tasks', 'list', '--bootcamp', 'devops']],
  [['tasks', 'download', 'x']],
  [['participants', 'add', 'aws', 'a@example.org', '--first', 'A']],
  [['participants', 'import']],
])('%j is a misuse', async (args) => {
  const { code, out, errors } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(errors).toMatch(/^error: /)
})
