import type { Check } from '../../../lab-kit/mission.ts'
import type { Claim } from './claim.ts'
import { Busy } from './lock.ts'
import { Shop } from './shop.ts'
import type { creditColumns, Redemption } from './shop.ts'

export type Unique = readonly (typeof creditColumns)[number][]

/** What the owner has put in place so far. */
export interface Repair {
  readonly claim: Claim | undefined
  readonly unique: Unique | undefined
}

const customers = ['ada', 'ben', 'cleo', 'dora', 'emil']
const codesOf = (name: string) => [1, 2, 3, 4].map((number) => `${name}-${number}`)

/**
 * Plays a drill in a shop of its own, whose fraud service is quicker and whose callers are less
 * patient.
 */
async function inShop(repair: Partial<Repair>, drill: (shop: Shop) => Promise<string | undefined>): Promise<string | undefined> {
  const shop = new Shop({ vouchers: Object.fromEntries(customers.map((name) => [name, codesOf(name)])), fraudMilliseconds: 25, patience: 100 })
  try {
    if (repair.claim) shop.setClaim(repair.claim)
    if (repair.unique) await shop.setConstraint(repair.unique)
    return await drill(shop)
  } finally {
    shop.close()
  }
}

/** A redemption as the customer sees it. */
async function redeem(shop: Shop, account: string, code: string, isKilled = false): Promise<Redemption | 'busy' | 'failed'> {
  try {
    return await shop.redeem(account, code, isKilled)
  } catch (problem) {
    return problem instanceof Busy ? 'busy' : 'failed'
  }
}

const count = (outcomes: readonly string[], which: string) => outcomes.filter((outcome) => outcome === which).length

async function booksOf(shop: Shop, names: readonly string[]) {
  const accounts = await Promise.all(names.map(shop.account))
  const balance = accounts.reduce((sum, each) => sum + each.balance, 0)
  const ledger = accounts.reduce((sum, each) => sum + each.credited, 0)
  return { balance, ledger }
}

/**
 * Twenty redemptions of one voucher at once, by its owner and by someone who learned its code, and
 * one more when they are done.
 */
async function race(shop: Shop): Promise<string | undefined> {
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => redeem(shop, index % 2 ? 'ada' : 'ben', 'ada-1')))
  outcomes.push(await redeem(shop, 'ada', 'ada-1'))
  const { balance, ledger } = await booksOf(shop, ['ada', 'ben'])
  if (balance !== ledger) return `the balances hold ${balance} coins, the ledger ${ledger}.`
  if (ledger !== 100) return `of 21 redemptions of one voucher, ${ledger / 100} were paid.`
  const others = [await redeem(shop, 'ada', 'ada-2'), await redeem(shop, 'ben', 'ben-1')]
  return count(others, 'paid') === 2 ? undefined : 'an honest customer with another voucher was turned away.'
}

/** The process dies between claim and payment; the customer tries again. */
async function die(shop: Shop): Promise<string | undefined> {
  await redeem(shop, 'ada', 'ada-1', true)
  const again = await redeem(shop, 'ada', 'ada-1')
  const { balance, ledger } = await booksOf(shop, ['ada'])
  if (balance !== ledger) return `the balance holds ${balance} coins, the ledger ${ledger}.`
  if (ledger > 100) return `killed after paying and tried again, one voucher was paid ${ledger / 100} times.`
  return ledger === 100 ? undefined : `killed halfway, the voucher is gone and was never paid (the second try: ${again}).`
}

/** Twenty customers redeem twenty different vouchers. */
async function crowd(shop: Shop): Promise<string | undefined> {
  const outcomes = await Promise.all(customers.flatMap((name) => codesOf(name).map((code) => redeem(shop, name, code))))
  const busy = count(outcomes, 'busy')
  if (busy > 0) return `${busy} of 20 customers with vouchers of their own got 503, as somebody's fraud check held the database.`
  return count(outcomes, 'paid') === outcomes.length ? undefined : `only ${count(outcomes, 'paid')} of 20 customers with vouchers of their own were paid.`
}

/** The mission's checks; each layer is tried without the other one. */
export function createChecks(repair: () => Repair): readonly Check[] {
  const withClaim = (drill: (shop: Shop) => Promise<string | undefined>) => () => {
    const { claim } = repair()
    return claim ? inShop({ claim }, drill) : 'there is no claim yet.'
  }
  const withConstraint = (drill: (shop: Shop) => Promise<string | undefined>) => () => {
    const { unique } = repair()
    return unique ? inShop({ unique }, drill) : 'there is no constraint yet.'
  }
  return [
    { id: 'claim-pays-once', name: 'The claim alone pays a voucher once', run: withClaim(race) },
    { id: 'claim-survives-crash', name: 'With the claim, a process that dies halfway leaves nothing half done', run: withClaim(die) },
    { id: 'claim-nobody-waits', name: 'With the claim, nobody waits for the fraud check of others', run: withClaim(crowd) },
    { id: 'constraint-pays-once', name: 'The constraint alone pays a voucher once', run: withConstraint(race) },
    { id: 'constraint-survives-crash', name: 'With the constraint, a process that dies halfway pays once', run: withConstraint(die) },
    { id: 'honest-served', name: 'Both together serve honest customers', run: () => inShop(repair(), crowd) },
  ]
}
