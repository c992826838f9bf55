import { bearerOf, requireOwner, sameSecret } from '../../../lab-kit/authorization.ts'
import { formOf, jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Call, Reply, Route } from '../../../lab-kit/http.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { createChecks } from './checks.ts'
import type { Unique } from './checks.ts'
import { readClaim } from './claim.ts'
import type { Claim } from './claim.ts'
import { Busy } from './lock.ts'
import { creditColumns, prices, Shop } from './shop.ts'

/** As many redemptions may be under way at once. */
const mostUnderWay = 200

const home = page(
  'The Lantern Shop',
  `<p>Light for every dark evening. New customers get a voucher of 100 coins, once.</p>
<table>${Object.entries(prices)
    .map(([item, price]) => `<tr><td>${item}</td><td>${price} coins</td></tr>`)
    .join('')}</table>
<footer>Sign in with <code>POST /login</code>, redeem with <code>POST /vouchers/redeem</code>, buy with <code>POST /orders</code>.</footer>`,
)

const isUnique = (value: unknown): value is Unique =>
  Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every((name) => creditColumns.includes(name))

const byClaim = 'Paid with a claim of your own, so this receipt has no code. DELETE /owner/claim and /owner/constraint, then POST /reset, and win the race.'

const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))

serve(({ credentials, seed }) => {
  const { username = '', password = '', ownerKey } = credentials
  const token = derive(seed, 'token of the customer', 40)
  const receipt = derive(seed, 'code on the receipt')
  const voucher = `LIGHT-${derive(seed, 'voucher', 10).toUpperCase()}`
  const shop = new Shop({ vouchers: { [username]: [voucher] }, fraudMilliseconds: 800, patience: 500 })
  let claim: Claim | undefined
  let unique: Unique | undefined
  let underWay = 0
  /** Whether coins of the balance came by the owner's statement: then no race was won for them. */
  let isPaidByClaim = false

  /** A route for the signed-in customer. */
  const signedIn =
    (route: Route): Route =>
    async (call) => {
      if (!sameSecret(bearerOf(call) ?? '', token)) refuse(401, 'Sign in first: Authorization: Bearer and the token of /login.')
      return patiently(() => route(call))
    }

  async function patiently(work: () => Reply | Promise<Reply>): Promise<Reply> {
    try {
      return await work()
    } catch (problem) {
      if (problem instanceof Busy) return reply.text('The database is locked. Somebody holds a transaction open.', 503, { 'retry-after': '1' })
      throw problem
    }
  }

  async function redeem(code: string): Promise<Reply> {
    if (underWay >= mostUnderWay) return reply.text('Too many redemptions at once.', 429, { 'retry-after': '1' })
    underWay++
    try {
      const before = claim
      const outcome = await shop.redeem(username, code)
      // Only once the coins have come: a reset meanwhile would forget it.
      if (before || claim) isPaidByClaim = true
      if (outcome === 'unknown') return reply.text('There is no such voucher.', 404)
      return outcome === 'paid' ? reply.text('Redeemed.') : reply.text('This voucher has been used.', 409)
    } finally {
      underWay--
    }
  }

  function setClaim(call: Call): Reply {
    const read = readClaim(jsonOf(call))
    if ('problem' in read) return refuse(400, read.problem)
    try {
      shop.setClaim(read)
    } catch (problem) {
      return refuse(
        400,
        `The database refuses this statement (${messageOf(problem)}). A claim may change redeemed_by and redeemed_at of vouchers, without subqueries.`,
      )
    }
    claim = read
    return reply.json(claim)
  }

  async function setConstraint(call: Call): Promise<Reply> {
    const { table, unique: columns } = jsonOf(call)
    if (table !== 'credits' || !isUnique(columns)) return refuse(400, `Send {"table": "credits", "unique": […]} with some of ${creditColumns.join(', ')}.`)
    try {
      await shop.setConstraint(columns)
    } catch (problem) {
      if (problem instanceof Busy) throw problem
      return refuse(409, `The ledger repeats itself already (${messageOf(problem)}). POST /reset first.`)
    }
    unique = columns
    return reply.json({ table: 'credits', unique })
  }

  /** A route for the owner. */
  const owned =
    (route: Route): Route =>
    (call) => {
      requireOwner(call, ownerKey)
      return patiently(() => route(call))
    }

  return router({
    'GET /': () => reply.html(home),

    'POST /login': (call) => {
      const { username: name, password: given } = jsonOf(call)
      if (name !== username || typeof given !== 'string' || !sameSecret(given, password)) return reply.json({ error: 'Wrong user name or password.' }, 401)
      return reply.json({ token })
    },

    'GET /account': signedIn(async () => {
      const { account, balance, vouchers } = await shop.account(username)
      return reply.json({ account, balance, vouchers: vouchers.map(({ code, worth, used }) => ({ code, worth, used: used === 1 })) })
    }),

    'POST /vouchers/redeem': signedIn((call) => redeem(formOf(call)['code'] ?? '')),

    'POST /orders': signedIn(async (call) => {
      const { item = '' } = formOf(call)
      const price = Object.hasOwn(prices, item) ? prices[item] : undefined
      if (price === undefined) return refuse(404, `The shop sells ${Object.keys(prices).join(', ')}.`)
      if (!(await shop.order(username, price))) return refuse(402, `That costs ${price} coins, and you have fewer.`)
      return reply.json({ item, price, ...(item === 'lantern' && (isPaidByClaim ? { note: byClaim } : { code: receipt })) }, 201)
    }),

    'POST /reset': () =>
      patiently(async () => {
        await shop.reset()
        isPaidByClaim = false
        return reply.text('Balance and voucher are as they were.')
      }),

    'GET /owner/claim': owned(() => reply.json(claim ?? null)),
    'PUT /owner/claim': owned(setClaim),
    'DELETE /owner/claim': owned(() => {
      shop.setClaim(undefined)
      claim = undefined
      return reply.nothing()
    }),
    'GET /owner/constraint': owned(() => reply.json(unique ? { table: 'credits', unique } : null)),
    'PUT /owner/constraint': owned(setConstraint),
    'DELETE /owner/constraint': owned(async () => {
      await shop.setConstraint([])
      unique = undefined
      return reply.nothing()
    }),

    ...missionRoutes(createMission({ findings: [codeFinding('code', 'the code on the receipt', receipt)], checks: createChecks(() => ({ claim, unique })) })),
  })
})
