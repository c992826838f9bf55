import { creditLedger } from '@rampart/contract/calls/credits'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { readAccount } from '../auth/guard.ts'
import { route } from '../http/route.ts'
import { listLedger } from './credits.store.ts'
import { grantMonthly } from './monthlyCredits.ts'

export function creditRoutes(app: FastifyInstance, { config, db, now }: AppContext): void {
  route(app, creditLedger, async ({ learner }) => {
    const monthly = config.monthlyCredits
    await grantMonthly(db, learner.user.id, { amount: monthly, now: now() })
    const rows = await listLedger(db, learner.user.id)
    const entries = rows.map(
      ({ id, kind, amount, balance, createdAt, sessionId, minutes, note }) => ({
        _id: id,
        kind,
        amount,
        balance,
        createdAt: createdAt.toISOString(),
        sessionId,
        minutes,
        note,
      }),
    )
    // The newest line has the balance, so both come from the same moment.
    const balance = rows[0]?.balance ?? (await readAccount(db, learner)).credits
    return { data: { balance, entries, monthly } }
  })
}
