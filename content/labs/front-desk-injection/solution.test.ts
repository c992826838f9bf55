import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'

let target: RunningTarget
let cookie = ''

beforeAll(async () => {
  target = await startTarget('front-desk-injection')
})
afterAll(() => target.stop())

const owner = () => ({ 'x-owner-key': target.credentials['ownerKey'] ?? '' })
const login = (username: string, password: string) => target.request('/login', { method: 'POST', body: new URLSearchParams({ username, password }) })
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const guests = (name: string) => target.request(`/guests?${new URLSearchParams({ name }).toString()}`, { headers: { cookie } })
const rows = async (name: string) => (await (await guests(name)).json()) as Record<string, unknown>[]
const put = (name: string, query: unknown) => target.request(`/owner/queries/${name}`, { method: 'PUT', headers: owner(), body: JSON.stringify(query) })
const mission = () => target.text('/mission')

const goodLogin = { sql: 'SELECT id, name, role FROM staff WHERE username = ? AND password = ?', params: ['username', 'password'] }
const goodGuests = { sql: "SELECT name, room, nights FROM guests WHERE name LIKE '%' || ? || '%'", params: ['name'] }

test('the receptionist signs in honestly', async () => {
  const { username = '', password = '' } = target.credentials
  const answer = await login(username, password)
  expect(answer.status).toBe(303)
  cookie = cookieOf(answer)
  expect(cookie).not.toBe('')
  expect(await target.text('/me', { headers: { cookie } })).toContain('"role": "receptionist"')
  expect((await login(username, 'wrong')).status).toBe(401)
  await target.text('/guests?name=Ada', {}, 401)
})

test("O'Brien makes the query fail, and the page shows it", async () => {
  const answer = await login("O'Brien", 'x')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain("SELECT id, name, role FROM staff\nWHERE username = 'O'Brien' AND password = 'x'\n")
})

test.each(["' OR 1=1 -- ", "x' OR role='manager' -- ", "m.fernhill' -- "])('the user name %s is the manager', async (username) => {
  const answer = await login(username, 'x')
  expect(await target.text('/me', { headers: { cookie: cookieOf(answer) } })).toContain('"role": "manager"')
})

test('the search gives away the tables and the code in the safe', async () => {
  expect(await rows('Ada')).toContainEqual({ name: 'Ada Winter', room: 104, nights: 3 })
  expect((await guests("x' ORDER BY 3 -- ")).status).toBe(200)
  const tooFar = await guests("x' ORDER BY 4 -- ")
  expect(tooFar.status).toBe(500)
  expect(await tooFar.text()).toContain('ORDER BY')
  const tables = JSON.stringify(await rows("x' UNION SELECT name, sql, 1 FROM sqlite_master -- "))
  expect(tables).toContain('CREATE TABLE night_safe (box INTEGER, owner TEXT, contents TEXT)')
  const safe = JSON.stringify(await rows("x' UNION SELECT owner, contents, box FROM night_safe -- "))
  const code = /mission-code: (\w+)/.exec(safe)?.[1] ?? ''
  expect(await target.text('/mission', { method: 'POST', body: 'code=guess' }, 400)).toContain('not what we are looking for')
  expect(await target.text('/mission', { method: 'POST', body: new URLSearchParams({ code }) })).toContain('Recorded')
  const report = await mission()
  expect(report).toContain("OPEN  Nobody signs in without a password: user name ' OR 1=1 --")
  expect(report).toContain('OPEN  The search shows guests and nothing else')
  expect(report).toContain("OPEN  The search finds parts of a name, and O'Brien at last")
})

test('the owner alone reads and replaces queries', async () => {
  expect(JSON.parse(await target.text('/owner/queries/rooms', { headers: owner() }))).toEqual({
    sql: 'SELECT number, floor FROM rooms WHERE floor = ?',
    params: ['floor'],
  })
  await target.text('/owner/queries/rooms', {}, 401)
  await target.text('/owner/queries/rooms', { headers: { 'x-owner-key': 'guess' } }, 403)
  await target.text('/owner/queries/staff', { headers: owner() }, 404)
  await target.text('/owner/queries/login', { method: 'PUT', body: JSON.stringify(goodLogin) }, 401)
})

test('the owner cannot read the code by a query of one’s own, and gets the first query back', async () => {
  const own = "SELECT owner AS name, contents AS room, box AS nights FROM night_safe WHERE owner <> ''"
  for (const sql of [own, own.replace('night_safe', '(SELECT * FROM night_safe)'), 'SELECT name, sql, 1 FROM sqlite_master', 'SELECT count(*) FROM night_safe']) {
    const answer = await put('guests', { sql, params: [] })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('may only read the tables staff, guests, rooms')
  }
  for (const [name, sql] of [
    ['login', "SELECT box AS id, contents AS name, owner AS role FROM night_safe WHERE box = 2 AND '{username}' <> ''"],
    ['rooms', 'SELECT contents AS number, box AS floor FROM night_safe'],
  ] as const)
    expect((await put(name, { sql, params: [] })).status).toBe(400)
  // One that is open to an injection of its author's own making leads no further.
  expect((await put('guests', { sql: 'SELECT name, room, nights FROM guests WHERE room = {name}', params: [] })).status).toBe(200)
  const through = await guests('1 UNION SELECT owner, contents, box FROM night_safe')
  const text = await through.text()
  expect([through.status, text]).toEqual([500, expect.stringContaining('DELETE /owner/queries/guests puts the first one back')])
  expect(text).not.toContain('mission-code')
  await target.text('/owner/queries/guests', { method: 'DELETE' }, 401)
  expect(JSON.parse(await target.text('/owner/queries/guests', { method: 'DELETE', headers: owner() }))).toEqual({
    sql: "SELECT name, room, nights FROM guests WHERE name LIKE '%{name}%'",
    params: [],
  })
  expect(JSON.stringify(await rows("x' UNION SELECT owner, contents, box FROM night_safe -- "))).toContain('mission-code')
})

test.each([
  ['a question mark inside quotes', 'guests', { ...goodGuests, sql: "SELECT name, room, nights FROM guests WHERE name LIKE '%?%'" }, 'inside quotes'],
  ['what is no SQL', 'guests', { sql: 'SELEC', params: [] }, 'syntax error'],
  ['an unknown parameter', 'login', { ...goodLogin, params: ['user', 'password'] }, 'username, password'],
  ['a parameter that is none', 'login', { ...goodLogin, params: [[['username']]] }, 'username, password'],
  ['a change of data', 'guests', { sql: 'DELETE FROM guests', params: [] }, /not authorized$/],
  ['no query at all', 'login', { sql: 7 }, 'Send a JSON object'],
])('refused: %s', async (_, name, query, complaint) => {
  const answer = await put(name, query)
  expect(answer.status).toBe(400)
  expect((await answer.text()).trim()).toMatch(complaint)
})

test.each([
  [
    'one parameter of two',
    'login',
    { sql: "SELECT id, name, role FROM staff WHERE username = ? AND password = '{password}'", params: ['username'] },
    'OPEN  Nobody signs in',
  ],
  [
    'patterns as passwords',
    'login',
    { sql: 'SELECT id, name, role FROM staff WHERE username = ? AND password LIKE ?', params: ['username', 'password'] },
    'password % gets in',
  ],
  [
    'everybody at once',
    'login',
    { sql: 'SELECT id, name, role FROM staff WHERE EXISTS (SELECT 1 FROM staff WHERE username = ? AND password = ?)', params: ['username', 'password'] },
    'is more than one person',
  ],
  [
    'a part of the password',
    'login',
    { sql: 'SELECT id, name, role FROM staff WHERE username = ? AND instr(password, ?) = 1', params: ['username', 'password'] },
    'user name m.fernhill with an empty password gets in',
  ],
  [
    'a part of the password, however short',
    'login',
    { sql: "SELECT id, name, role FROM staff WHERE username = ? AND ?2 <> '' AND instr(password, ?2) = 1", params: ['username', 'password'] },
    'gets in with a wrong password',
  ],
  [
    'a password in other letters',
    'login',
    { sql: 'SELECT id, name, role FROM staff WHERE username = ? AND lower(password) = lower(?)', params: ['username', 'password'] },
    'gets in with a wrong password',
  ],
  ['the password alone', 'login', { sql: 'SELECT id, name, role FROM staff WHERE password = ?', params: ['password'] }, 'works under another name'],
  [
    'patterns as user names',
    'login',
    { sql: 'SELECT id, name, role FROM staff WHERE username LIKE ? AND password = ?', params: ['username', 'password'] },
    'works under another name',
  ],
  ['whole names alone', 'guests', { sql: 'SELECT name, room, nights FROM guests WHERE name = ?', params: ['name'] }, "O'Brien is not found"],
  [
    'the manager left out',
    'login',
    { sql: 'SELECT id, name, role FROM staff WHERE username = ? AND password = ? AND id > 1', params: ['username', 'password'] },
    'm.fernhill is turned away',
  ],
  [
    'a guest left out',
    'guests',
    { sql: "SELECT name, room, nights FROM guests WHERE name LIKE '%' || ? || '%' AND room <> 107", params: ['name'] },
    'a part of Bruno Ferreira does not find this guest',
  ],
  ['other columns', 'guests', { sql: "SELECT * , 1 FROM guests WHERE name LIKE '%' || ? || '%'", params: ['name'] }, 'needs the columns name, room and nights'],
])('not a repair: %s', async (_, name, query, complaint) => {
  expect((await put(name, query)).status).toBe(200)
  const report = await mission()
  expect(report).toContain(complaint)
  expect(report).toContain('Mission not complete')
})

test('parameters repair both queries, and honest use goes on', async () => {
  expect((await put('login', goodLogin)).status).toBe(200)
  expect(await mission()).toContain('Mission not complete')
  expect((await put('guests', goodGuests)).status).toBe(200)
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  const { username = '', password = '' } = target.credentials
  expect((await login(username, password)).status).toBe(303)
  expect((await login("' OR 1=1 -- ", 'x')).status).toBe(401)
  expect(await rows("O'Brien")).toEqual([{ name: "Maeve O'Brien", room: 203, nights: 2 }])
  expect(await rows("x' UNION SELECT name, sql, 1 FROM sqlite_master -- ")).toEqual([])
})

test.each([
  ['login', { sql: 'SELECT id, name, role FROM staff WHERE username = :username AND password = :password', params: ['username', 'password'] }],
  ['login', { sql: 'SELECT id, name, role FROM staff WHERE username = @username AND password = $password', params: [] }],
  ['login', { sql: 'SELECT id, name, role FROM staff WHERE password = ?2 AND username = ?1', params: ['username', 'password'] }],
  ['guests', { sql: 'SELECT name, room, nights FROM guests WHERE instr(lower(name), lower(:name)) > 0', params: ['name'] }],
  ['guests', { sql: "SELECT name, room, nights FROM guests WHERE name LIKE concat('%', ?, '%')", params: ['name'] }],
  [
    'guests',
    { sql: String.raw`SELECT name, room, nights FROM guests WHERE name LIKE '%' || replace(replace(?, '%', '\%'), '_', '\_') || '%' ESCAPE '\'`, params: ['name'] },
  ],
])('another way to write parameters for %s is right too: %o', async (name, query) => {
  expect((await put(name, query)).status).toBe(200)
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})

test.each([
  ['endless recursion', 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c'],
  ['a huge product', `SELECT count(*) FROM guests${',guests'.repeat(20)}`],
  ['a huge value', 'SELECT zeroblob(900000000)'],
  ['a file', "ATTACH 'file.db' AS file"],
  ['more rows than anybody reads', 'SELECT a.name FROM guests a, guests b, guests c'],
  ['a product of five tables', 'SELECT count(*) FROM guests a, guests b, guests c, guests d, guests e'],
  ['values that grow', `SELECT ${Array(30).fill('a').join('||')} FROM (SELECT ${Array(30).fill('name').join('||')} a FROM guests)`],
  ['nested doubling', `SELECT a||a||a a FROM (${'SELECT a||a||a a FROM ('.repeat(8)}SELECT name a FROM guests${')'.repeat(9)}`],
])('a query cannot hold the desk up: %s', async (_, sql) => {
  expect((await put('rooms', { sql, params: [] })).status).toBe(400)
})

test('a value that nobody types is refused before it reaches a statement', async () => {
  expect(await rows('z'.repeat(300))).toEqual([])
  for (const answer of [await guests('z'.repeat(301)), await login('x', 'a'.repeat(60_000)), await login('a'.repeat(60_000), 'x')])
    expect([answer.status, await answer.text()]).toEqual([400, 'A value may have 300 characters.\n'])
})

test('what no honest client sends leaves it alive', async () => {
  const paths = ['/', '/mission', '/login', '/me', '/guests', '/rooms', '/owner/queries/login', '/owner/queries/__proto__']
  expect(await throwGarbage(target, paths)).toEqual([])
  expect(await throwGarbage(target, paths, { headers: { cookie, ...owner() } })).toEqual([])
  const { username = '', password = '' } = target.credentials
  await Promise.all(Array.from({ length: 300 }, () => login(username, password)))
  // DELETE was among it.
  await put('login', goodLogin)
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})
