import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'
import { prepareClaim } from './claim.ts'
import type { Claim } from './claim.ts'
import { Lock } from './lock.ts'

export type Redemption = 'paid' | 'used' | 'unknown'

/** Coins by item. */
export const prices: Readonly<Record<string, number>> = { matches: 20, oil: 80, lantern: 500 }

export const creditColumns = ['id', 'account', 'voucher', 'worth', 'at'] as const

const schema = `
  CREATE TABLE accounts (name TEXT PRIMARY KEY, balance INTEGER NOT NULL);
  CREATE TABLE vouchers (code TEXT PRIMARY KEY, account TEXT NOT NULL, worth INTEGER NOT NULL, redeemed_by TEXT, redeemed_at TEXT);
  CREATE TABLE credits (id INTEGER PRIMARY KEY, account TEXT NOT NULL, voucher TEXT NOT NULL, worth INTEGER NOT NULL, at TEXT NOT NULL);
`

interface Voucher {
  readonly code: string
  readonly worth: number
  readonly redeemed_by: string | null
}

/** What the process dies of in a drill. */
class Killed extends Error {}

export interface ShopOptions {
  /** Who holds which vouchers of 100 coins. */
  readonly vouchers: Readonly<Record<string, readonly string[]>>
  /** How long the fraud service thinks, in milliseconds. */
  readonly fraudMilliseconds: number
  /** How long a caller waits for the database, in milliseconds. */
  readonly patience: number
}

/** The shop's books and what it does with them. */
export class Shop {
  private readonly database = new DatabaseSync(':memory:')
  private readonly options: ShopOptions
  private readonly lock: Lock
  private claim: (Claim & { readonly statement: StatementSync }) | undefined

  constructor(options: ShopOptions) {
    this.options = options
    this.lock = new Lock(options.patience)
    this.database.exec(schema)
    this.putBack()
  }

  /**
   * Replaces the shop's own steps, or puts them back. Throws where SQLite refuses the statement.
   */
  setClaim(claim: Claim | undefined): void {
    this.claim = claim && { ...claim, statement: prepareClaim(this.database, claim.sql) }
  }

  /**
   * Makes columns of the ledger unique together, in place of an earlier constraint; without columns
   * there is none. Throws where its rows repeat themselves already.
   */
  async setConstraint(columns: readonly (typeof creditColumns)[number][]): Promise<void> {
    await this.lock.hold(() => {
      this.together(() => this.database.exec(`DROP INDEX IF EXISTS once; ${columns.length > 0 ? `CREATE UNIQUE INDEX once ON credits (${columns.join(', ')})` : ''}`))
    })
  }

  close(): void {
    this.database.close()
  }

  reset = (): Promise<void> => this.lock.hold(() => this.putBack())

  account = (name: string) =>
    this.lock.hold(() => ({
      account: name,
      balance: Number(this.database.prepare('SELECT balance FROM accounts WHERE name = ?').get(name)?.['balance'] ?? 0),
      vouchers: this.database
        .prepare('SELECT code, worth, redeemed_at IS NOT NULL OR redeemed_by IS NOT NULL AS used FROM vouchers WHERE account = ?')
        .all(name),
      credited: Number(this.database.prepare('SELECT coalesce(sum(worth), 0) AS sum FROM credits WHERE account = ?').get(name)?.['sum']),
    }))

  /** Takes an item's price from the balance; returns whether there was enough. */
  order = (name: string, price: number): Promise<boolean> =>
    this.lock.hold(
      () => this.database.prepare('UPDATE accounts SET balance = balance - ? WHERE name = ? AND balance >= ?').run(price, name, price).changes === 1,
    )

  /** Redeems a voucher. `isKilled` lets the process die halfway, as a drill of the mission. */
  async redeem(account: string, code: string, isKilled = false): Promise<Redemption> {
    const voucher = await this.lock.hold(
      () => this.database.prepare('SELECT code, worth, redeemed_by FROM vouchers WHERE code = ?').get(code) as Voucher | undefined,
    )
    if (!voucher) return 'unknown'
    return this.claim ? this.redeemByClaim(account, voucher, this.claim, isKilled) : this.redeemStepByStep(account, voucher, isKilled)
  }

  /** The shop's own code, each line of it correct when read alone. */
  private async redeemStepByStep(account: string, { code, worth, redeemed_by }: Voucher, isKilled: boolean): Promise<Redemption> {
    if (redeemed_by !== null) return 'used'
    await this.askFraudService()
    return this.lock.hold(() => {
      const outcome = this.together(() => this.pay(account, code, worth))
      if (isKilled) throw new Killed()
      this.database.prepare('UPDATE vouchers SET redeemed_by = ?, redeemed_at = ? WHERE code = ?').run(account, new Date().toISOString(), code)
      return outcome
    })
  }

  private async redeemByClaim(account: string, { code, worth }: Voucher, claim: NonNullable<Shop['claim']>, isKilled: boolean): Promise<Redemption> {
    const take = () => claim.statement.run({ account, code, now: new Date().toISOString() }).changes === 1
    const finish = (): Redemption => {
      if (isKilled) throw new Killed()
      return this.pay(account, code, worth)
    }
    if (claim.fraudCheck === 'before') {
      await this.askFraudService()
      const both = () => (take() ? finish() : 'used')
      return this.lock.hold(() => (claim.transaction ? this.together(both) : both()))
    }
    if (!claim.transaction) {
      if (!(await this.lock.hold(take))) return 'used'
      await this.askFraudService()
      return this.lock.hold(finish)
    }
    // The transaction stays open while the fraud service thinks, and everyone else waits.
    return this.lock.hold(async () => {
      this.database.exec('BEGIN')
      try {
        const outcome = take() ? (await this.askFraudService(), finish()) : 'used'
        this.database.exec('COMMIT')
        return outcome
      } catch (problem) {
        this.database.exec('ROLLBACK')
        throw problem
      }
    })
  }

  /**
   * Enters the payment into the ledger and adds it to the balance; a constraint on the ledger may
   * refuse.
   */
  private pay(account: string, code: string, worth: number): Redemption {
    try {
      this.database.prepare('INSERT INTO credits (account, voucher, worth, at) VALUES (?, ?, ?, ?)').run(account, code, worth, new Date().toISOString())
    } catch (problem) {
      if (String(problem).includes('UNIQUE')) return 'used'
      throw problem
    }
    this.database.prepare('UPDATE accounts SET balance = balance + ? WHERE name = ?').run(worth, account)
    return 'paid'
  }

  private together<T>(work: () => T): T {
    this.database.exec('BEGIN')
    try {
      const outcome = work()
      this.database.exec('COMMIT')
      return outcome
    } catch (problem) {
      this.database.exec('ROLLBACK')
      throw problem
    }
  }

  private putBack(): void {
    this.database.exec('DELETE FROM credits; DELETE FROM vouchers; DELETE FROM accounts')
    for (const [name, codes] of Object.entries(this.options.vouchers)) {
      this.database.prepare('INSERT INTO accounts VALUES (?, 0)').run(name)
      for (const code of codes) this.database.prepare('INSERT INTO vouchers VALUES (?, ?, 100, NULL, NULL)').run(code, name)
    }
  }

  private askFraudService = () => new Promise<void>((resolve) => setTimeout(resolve, this.options.fraudMilliseconds))
}
