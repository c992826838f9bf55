import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'

let target: RunningTarget
let headers: Readonly<Record<string, string>>
let owner: Readonly<Record<string, string>>
let code: string

interface Account {
  balance: number
  vouchers: readonly { code: string; worth: number; used: boolean }[]
}

beforeAll(async () => {
  target = await startTarget('voucher-race')
  const { username, password, ownerKey = '' } = target.credentials
  const { token } = JSON.parse(await target.text('/login', { method: 'POST', body: JSON.stringify({ username, password }) })) as { token: string }
  headers = { authorization: `Bearer ${token}` }
  owner = { 'x-owner-key': ownerKey }
  code = (await account()).vouchers[0]?.code ?? ''
})
afterAll(() => target.stop())

const account = async () => JSON.parse(await target.text('/account', { headers })) as Account
const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', headers, body: new URLSearchParams(fields) })
const redeem = async () => (await target.request('/vouchers/redeem', form({ code }))).status
const twenty = async () => (await Promise.all(Array.from({ length: 20 }, redeem))).toSorted()
const reset = () => target.text('/reset', { method: 'POST' })
const put = (path: string, document: unknown, status = 200) => target.text(path, { method: 'PUT', headers: owner, body: JSON.stringify(document) }, status)
const mission = () => target.text('/mission')

const example = 'UPDATE vouchers SET redeemed_by = :account, redeemed_at = :now WHERE code = :code'
const once = `${example} AND redeemed_by IS NULL`

test('the honest path', async () => {
  expect(await target.text('/')).toContain('lantern')
  await target.text('/login', { method: 'POST', body: JSON.stringify({ username: 'x', password: 'y' }) }, 401)
  await target.text('/account', {}, 401)
  expect(await account()).toMatchObject({ balance: 0, vouchers: [{ worth: 100, used: false }] })
  expect(await redeem()).toBe(200)
  expect(await redeem()).toBe(409)
  await target.text('/vouchers/redeem', form({ code: 'other' }), 404)
  expect(await account()).toMatchObject({ balance: 100, vouchers: [{ used: true }] })
  await target.text('/orders', form({ item: 'lantern' }), 402)
  await target.text('/orders', form({ item: 'moon' }), 404)
})

test('the race pays the lantern, and its receipt the finding', async () => {
  await reset()
  expect(await account()).toMatchObject({ balance: 0, vouchers: [{ used: false }] })
  expect((await twenty()).filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
  expect((await account()).balance).toBeGreaterThanOrEqual(500)
  const receipt = JSON.parse(await target.text('/orders', form({ item: 'lantern' }), 201)) as { code: string }
  await target.text('/mission', { method: 'POST', body: 'code=guess' }, 400)
  expect(await target.text('/mission', { method: 'POST', body: new URLSearchParams({ code: receipt.code }) })).toContain('Recorded')
  expect(await mission()).toContain('The claim alone pays a voucher once: there is no claim yet.')
})

test('only the owner repairs, and only what a claim may do', async () => {
  await target.text('/owner/claim', { method: 'PUT', body: JSON.stringify({ sql: once }) }, 401)
  await target.text('/owner/constraint', { method: 'PUT', headers: { 'x-owner-key': 'x' }, body: '{}' }, 403)
  for (const sql of [
    'SELECT 1',
    'DROP TABLE vouchers',
    `${once}; DROP TABLE credits`,
    'UPDATE accounts SET balance = 1000000',
    'UPDATE vouchers SET worth = 1000000 WHERE code = :code',
    'UPDATE vouchers SET redeemed_by = (SELECT count(*) FROM vouchers, vouchers AS b) WHERE code = :code',
    'UPDATE vouchers SET redeemed_by = 1 FROM vouchers AS a, vouchers AS b WHERE a.code = :code',
    'UPDATE vouchers SET redeemed_by = hex(randomblob(100000000)) WHERE code = :code',
    "ATTACH DATABASE '/etc/passwd' AS x",
    'UPDATE vouchers SET nothing = 1',
    'WITH RECURSIVE c(x) AS (VALUES(1) UNION ALL SELECT x + 1 FROM c) UPDATE vouchers SET redeemed_by = 1',
  ]) {
    await put('/owner/claim', { sql }, 400)
  }
  for (const [sql, unknown] of [
    ['UPDATE vouchers SET redeemed_by = ?, redeemed_at = ? WHERE code = ? AND redeemed_by IS NULL', '?'],
    [once.replace(':code', ':voucher'), ':voucher'],
  ]) {
    expect(await put('/owner/claim', { sql }, 400)).toContain(`by these names; ${unknown} gets none`)
  }
  await put('/owner/claim', { sql: once, fraudCheck: 'later' }, 400)
  await put('/owner/claim', { sql: once, transaction: 'yes' }, 400)
  await put('/owner/constraint', { table: 'credits', unique: ['voucher) --'] }, 400)
  expect(await put('/owner/constraint', { table: 'credits', unique: ['voucher'] }, 409)).toContain('POST /reset first')
  expect(JSON.parse(await target.text('/owner/claim', { headers: owner }))).toBeNull()
})

test.each([
  ['no condition', { sql: example, transaction: true }, /The claim alone pays a voucher once: of 21 redemptions of one voucher, 21 were paid/],
  ['no voucher named', { sql: 'UPDATE vouchers SET redeemed_by = :account WHERE redeemed_by IS NULL', transaction: true }, /of one voucher, 0 were paid/],
  ['no transaction', { sql: once }, /dies halfway leaves nothing half done: killed halfway, the voucher is gone/],
  ['the fraud check inside', { sql: once, transaction: true, fraudCheck: 'inside' }, /nobody waits for the fraud check of others: \d+ of 20 customers/],
])('not a claim: %s', async (_, claim, complaint) => {
  await put('/owner/claim', claim)
  const text = await mission()
  expect(text).toMatch(complaint)
  expect(text).toContain('Mission not complete')
})

test('with the fraud check inside, callers wait and give up', async () => {
  await reset()
  expect(new Set(await twenty())).toEqual(new Set([200, 503]))
})

test.each([
  ['id', /The constraint alone pays a voucher once: of 21 redemptions of one voucher, \d+ were paid/],
  ['account', /The constraint alone pays a voucher once: (of 21|an honest customer with another voucher)/],
])('not a constraint: %s', async (column, complaint) => {
  await reset()
  await put('/owner/constraint', { table: 'credits', unique: [column] })
  expect(await mission()).toMatch(complaint)
})

test('coins by a claim of the owner buy no code, until the shop is as it was', async () => {
  await put('/owner/claim', { sql: example })
  await target.text('/owner/constraint', { method: 'DELETE', headers: owner }, 204)
  await reset()
  for (let coins = 100; coins <= 500; coins += 100) expect(await redeem()).toBe(200)
  expect(JSON.parse(await target.text('/orders', form({ item: 'lantern' }), 201))).toEqual({ item: 'lantern', price: 500, note: expect.stringContaining('win the race') })
  await target.text('/owner/claim', { method: 'DELETE' }, 401)
  await target.text('/owner/claim', { method: 'DELETE', headers: owner }, 204)
  expect(JSON.parse(await target.text('/owner/claim', { headers: owner }))).toBeNull()
  await reset()
  expect((await twenty()).filter((status) => status === 200).length).toBeGreaterThan(4)
  expect(JSON.parse(await target.text('/orders', form({ item: 'lantern' }), 201))).toHaveProperty('code')
})

test('coins by a claim of the owner buy no code after a reset while they are under way either', async () => {
  await put('/owner/claim', { sql: example })
  await reset()
  const underWay = Array.from({ length: 8 }, () => redeem())
  // A redemption that is refused has come after those that were sent before it.
  await target.text('/vouchers/redeem', form({ code: 'none' }), 404)
  await reset()
  await Promise.all(underWay)
  expect(JSON.parse(await target.text('/orders', form({ item: 'lantern' }), 201))).toHaveProperty('note')
  await target.text('/owner/claim', { method: 'DELETE', headers: owner }, 204)
})

test.each(['CURRENT_TIMESTAMP', "datetime('now')", "strftime('%s', 'now')"])('a claim may take the time of the database: %s', async (now) => {
  await reset()
  await put('/owner/constraint', { table: 'credits', unique: ['voucher'] })
  await put('/owner/claim', { sql: once.replace(':now', now), transaction: true })
  expect(await target.openChecks()).toEqual([])
})

test('claim and constraint hold, alone and together', async () => {
  await reset()
  await target.text('/owner/constraint', { method: 'DELETE', headers: owner }, 204)
  const claim = { sql: once, transaction: true, fraudCheck: 'before' }
  expect(JSON.parse(await put('/owner/claim', claim))).toEqual(claim)
  expect(await mission()).toContain('Mission not complete')
  await put('/owner/constraint', { table: 'credits', unique: ['voucher'] })
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  expect((await twenty()).filter((status) => status === 200)).toHaveLength(1)
  expect((await account()).balance).toBe(100)
  await target.text('/orders', form({ item: 'oil' }), 201)
  expect((await account()).balance).toBe(20)
})

test('nonsense leaves it alive', async () => {
  const paths = ['/', '/login', '/account', '/vouchers/redeem', '/orders', '/owner/claim', '/owner/constraint', '/mission']
  expect(await throwGarbage(target, paths, { headers: { ...headers, ...owner } })).toEqual([])
  await reset()
  expect(await redeem()).toBe(200)
})
